import { useState } from 'react';
import { Button } from 'react-aria-components';
import { secretWords as say } from '../../messages/receiver-words.ts';
import './shown-secret.css';

/** A secret that the server shows once, to be copied before it is put away. */
export function ShownSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const [told, setTold] = useState('');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    setTold(say.copied);
  };
  return (
    <section className="card shown-secret" aria-labelledby="shown-secret">
      <h2 id="shown-secret">{say.title}</h2>
      <p>{say.text}</p>
      <code>{secret}</code>
      <div className="buttons">
        <Button className="primary" onPress={() => void copy()}>
          {say.copy}
        </Button>
        <Button className="quiet" onPress={onDone}>
          {say.done}
        </Button>
        <output>{told}</output>
      </div>
    </section>
  );
}
