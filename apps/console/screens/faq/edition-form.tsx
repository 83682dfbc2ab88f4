import type { FaqEdition, FaqTopic } from '@luwag/contract/endpoints/faq/faq-answer';
import { setFaq } from '@luwag/contract/endpoints/faq/set-faq';
import { languages } from '@luwag/contract/language';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formText } from '../../app/form-text.ts';
import { problemWords } from '../../app/problem-words.ts';
import { faqWords as say } from '../../messages/faq-words.ts';

type Question = FaqEdition['questions'][number];
type Row = { key: number; question: Question };

const empty = { question: '', answer: '' };
const blank: Question = { 'en-US': empty, 'fil-PH': empty, 'hi-IN': empty };

/** A topic's next edition, begun from the latest one; it is kept as a whole or not at all. */
export function EditionForm({
  topic,
  latest,
  today,
}: {
  topic: FaqTopic;
  latest: FaqEdition | undefined;
  today: string;
}) {
  const id = useId();
  const queryClient = useQueryClient();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (latest?.questions ?? []).map((question, key) => ({ key, question })),
  );
  const [told, setTold] = useState('');
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, question: blank }]);
  };
  const moveUp = (index: number) => {
    const moved = rows[index];
    if (moved === undefined) return;
    setRows(rows.toSpliced(index, 1).toSpliced(index - 1, 0, moved));
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      effectiveOn: formText(form, 'effectiveOn'),
      questions: rows.map(({ key }) => questionIn(form, key)),
    };
    const answer = await call(setFaq, { params: { topic }, body });
    setTold(answer.ok ? say.done : problemWords(answer, { validation_failed: say.missing }));
    await queryClient.invalidateQueries({ queryKey: ['faq'] });
  };
  return (
    <form className="card" onSubmit={(event) => void submit(event)}>
      {rows.map(({ key, question }, index) => (
        <QuestionFields
          key={key}
          name={`${key}`}
          place={index + 1}
          question={question}
          onMoveUp={index === 0 ? null : () => moveUp(index)}
          onRemove={() => setRows(rows.toSpliced(index, 1))}
        />
      ))}
      <Button className="quiet" onPress={add}>
        {say.add}
      </Button>
      <div className="field">
        <label htmlFor={`${id}-on`}>{say.effectiveOn}</label>
        <input id={`${id}-on`} name="effectiveOn" type="date" min={today} defaultValue={today} />
      </div>
      <Button type="submit" className="primary">
        {say.set}
      </Button>
      <output>{told}</output>
    </form>
  );
}

type QuestionFieldsProps = {
  name: string;
  place: number;
  question: Question;
  onMoveUp: (() => void) | null;
  onRemove: () => void;
};

function QuestionFields({ name, place, question, onMoveUp, onRemove }: QuestionFieldsProps) {
  return (
    <fieldset>
      <legend>{say.number(place)}</legend>
      {languages.map((language) => (
        <LanguageFields
          key={language}
          name={`${name} ${language}`}
          language={language}
          words={question[language]}
        />
      ))}
      {onMoveUp === null ? null : (
        <Button className="quiet" onPress={onMoveUp}>
          {say.up}
        </Button>
      )}
      <Button className="quiet" onPress={onRemove}>
        {say.remove}
      </Button>
    </fieldset>
  );
}

function LanguageFields({
  name,
  language,
  words,
}: {
  name: string;
  language: keyof Question;
  words: Question[keyof Question];
}) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-question`}>{`${say.question} · ${say.languages[language]}`}</label>
        <input
          id={`${id}-question`}
          name={`${name} question`}
          lang={language}
          maxLength={120}
          defaultValue={words.question}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-answer`}>{`${say.answer} · ${say.languages[language]}`}</label>
        <textarea
          id={`${id}-answer`}
          name={`${name} answer`}
          lang={language}
          maxLength={600}
          rows={3}
          defaultValue={words.answer}
        />
      </div>
    </>
  );
}

function questionIn(form: FormData, key: number): Question {
  const words = (language: keyof Question) => ({
    question: formText(form, `${key} ${language} question`),
    // An answer is one paragraph: where the typist broke the line says nothing.
    answer: formText(form, `${key} ${language} answer`).replace(/\s+/g, ' '),
  });
  return { 'en-US': words('en-US'), 'fil-PH': words('fil-PH'), 'hi-IN': words('hi-IN') };
}
