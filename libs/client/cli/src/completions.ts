import type { Command } from 'commander';

export const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

/** What a shell must know to complete a command line: the commands, and the options of each. */
export function completions(shell: Shell, program: Command): string {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    about: command.description(),
    options: [...command.options, ...program.options].flatMap(({ long }) => (long == null ? [] : [long])),
  }));
  const names = commands.map(({ name }) => name).join(' ');
  if (shell === 'fish') {
    const lines = commands.flatMap(({ name, about, options }) => [
      `complete -c sitewright -n __fish_use_subcommand -f -a ${name} -d '${about.replaceAll("'", "\\'")}'`,
      ...options.map(
        (option) => `complete -c sitewright -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}`,
      ),
    ]);
    return `${lines.join('\n')}\n`;
  }
  const cases = commands
    .map(({ name, options }) => `    ${name}) words="${options.join(' ')}" ;;`)
    .join('\n');
  const bash = `_sitewright() {
  local words
  case "\${COMP_WORDS[1]}" in
${cases}
    *) words="${names}" ;;
  esac
  [ "$COMP_CWORD" -eq 1 ] && words="${names}"
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _sitewright sitewright
`;
  return shell === 'bash' ? bash : `autoload -U +X bashcompinit && bashcompinit\n${bash}`;
}
