import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import { toProblem } from '../api/problem.ts';
import { signIn } from '../api/session.ts';
import { Button } from '../shell/button.tsx';
import { useProblemText } from '../shell/problem-note.tsx';
import { Mark, SettingsMenu } from '../shell/top-bar.tsx';
import { useWords } from '../words/words.tsx';

/** What this is and how to get in: with a key, or with the link that led here. */
export function SignInPage() {
  const words = useWords().signIn;
  const link = /^#t=(sl_[\w-]+)$/.exec(location.hash)?.[1];
  return (
    <div className="sign-in">
      <header>
        <span className="brand">
          <Mark />
          Sitewright
        </span>
        <SettingsMenu />
      </header>
      <main id="content">
        {link === undefined ? <KeyForm /> : <LinkForm link={link} />}
        {link === undefined && (
          <aside>
            <h2>{words.where}</h2>
            <p>{words.whereText}</p>
            <h2>{words.agent}</h2>
            <p>{words.agentText}</p>
          </aside>
        )}
      </main>
    </div>
  );
}

/** Signs in and loads what strangers are not shown. */
function useSignIn() {
  const words = useWords().signIn;
  const textOf = useProblemText();
  const client = useQueryClient();
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();
  const enter = async (credential: { key: string } | { link: string }): Promise<boolean> => {
    setWorking(true);
    setError(undefined);
    try {
      await signIn(credential);
      return true;
    } catch (thrown) {
      const problem = toProblem(thrown);
      const unknown = 'link' in credential ? words.linkBad : words.unauthorized;
      setError([400, 401, 404].includes(problem.status) ? unknown : textOf(problem));
      return false;
    } finally {
      setWorking(false);
    }
  };
  const goOn = () => client.invalidateQueries();
  return { enter, goOn, working, error };
}

function KeyForm() {
  const words = useWords().signIn;
  const { enter, goOn, working, error } = useSignIn();
  const [key, setKey] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await enter({ key: key.trim() })) await goOn();
  };
  const hasProject = new URLSearchParams(location.search).has('project');
  return (
    <form className="card" onSubmit={(event) => void submit(event)}>
      <h1>{words.title}</h1>
      <p className="lead">{hasProject ? words.projectLocked : words.welcome}</p>
      <TextField
        className="field"
        value={key}
        onChange={setKey}
        isInvalid={error !== undefined}
        isRequired
        validationBehavior="aria"
        type="password"
        autoComplete="current-password"
        autoFocus
      >
        <Label>{words.key}</Label>
        <Input spellCheck="false" />
        <Text slot="description">{words.hint}</Text>
      </TextField>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {!isSecureContext && <p className="note note-warning">{words.notSecure}</p>}
      <Button type="submit" look="primary" isPending={working}>
        {working ? words.working : words.submit}
      </Button>
    </form>
  );
}

/** A link is spent on a click alone: what opens addresses by itself sees nothing. */
function LinkForm({ link }: { link: string }) {
  const words = useWords().signIn;
  const { enter, goOn, working, error } = useSignIn();
  const open = async () => {
    if (!(await enter({ link }))) return;
    history.replaceState(null, '', location.pathname + location.search);
    await goOn();
  };
  return (
    <div className="card">
      <h1>{words.linkTitle}</h1>
      <p className="lead">{words.linkText}</p>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <Button look="primary" onPress={() => void open()} isPending={working} autoFocus>
        {words.linkOpen}
      </Button>
    </div>
  );
}
