import type { Command } from 'commander';

/** The shells that completions can be written for. */
export const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

interface Known {
  name: string;
  about: string;
  /** What stands in the place of its argument, where that is one of a few words. */
  words: readonly string[];
  options: readonly { long: string; takesValue: boolean; words: readonly string[] }[];
}

const knownOf =
  (program: Command) =>
  (command: Command): Known => ({
    name: command.name(),
    about: command.description(),
    words: command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
    options: [...command.options, ...program.options].flatMap(({ long, required, argChoices = [] }) =>
      long == null ? [] : [{ long, takesValue: required, words: argChoices }],
    ),
  });

/** What a shell must know to complete a command line: the commands, the options of each, and their words. */
export function completions(shell: Shell, program: Command): string {
  const commands = program.commands.map(knownOf(program));
  if (shell === 'fish') return forFish(commands);
  const bash = forBash(commands);
  return shell === 'bash' ? bash : `${forZsh}${bash}`;
}

function forBash(commands: readonly Known[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  const cases = commands.flatMap(({ name, words, options }) => [
    // Of a value that is none of a few words the shell knows more: it may be a file.
    ...options
      .filter(({ takesValue }) => takesValue)
      .map((option) => `    ${name}:${option.long}) words="${option.words.join(' ')}" ;;`),
    `    ${name}:*) words="${[...words, ...options.map(({ long }) => long)].join(' ')}" ;;`,
  ]);
  return `_sitewright() {
  local words
  case "\${COMP_WORDS[1]}:\${COMP_WORDS[COMP_CWORD-1]}" in
${cases.join('\n')}
  esac
  [ "$COMP_CWORD" -eq 1 ] && words="${names}"
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _sitewright sitewright
`;
}

/** Zsh takes the function of Bash, once it knows completions at all. */
const forZsh = `(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
autoload -Uz bashcompinit && bashcompinit
`;

function forFish(commands: readonly Known[]): string {
  const lines = commands.flatMap(({ name, about, words, options }) => {
    const within = `complete -c sitewright -n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c sitewright -n __fish_use_subcommand -f -a ${name} -d '${about.replaceAll("'", "\\'")}'`,
      ...(words.length === 0 ? [] : [`${within} -f -a '${words.join(' ')}'`]),
      ...options.map((option) => `${within} -l ${option.long.slice(2)}${valueForFish(option)}`),
    ];
  });
  return `${lines.join('\n')}\n`;
}

const valueForFish = ({ takesValue, words }: Known['options'][number]): string =>
  words.length > 0 ? ` -x -a '${words.join(' ')}'` : takesValue ? ' -r' : '';
