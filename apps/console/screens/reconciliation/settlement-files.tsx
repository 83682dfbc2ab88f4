import type { Answer } from '@luwag/contract/client';
import type { CallOutput } from '@luwag/contract/endpoint';
import { bookSettlement } from '@luwag/contract/endpoints/staff/book-settlement';
import type { listSettlementFiles } from '@luwag/contract/endpoints/staff/list-settlement-files';
import { uploadSettlementFile } from '@luwag/contract/endpoints/staff/upload-settlement-file';
import { withdrawSettlementFile } from '@luwag/contract/endpoints/staff/withdraw-settlement-file';
import { formatPesos } from '@luwag/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formText } from '../../app/form-text.ts';
import { formatInstant } from '../../app/format.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { ConfirmedButton } from '../../components/confirmed-button/confirmed-button.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { Choice } from '../../components/field/field.tsx';
import { ListPages } from '../../components/list-pages/list-pages.tsx';
import { reconciliationWords as say } from '../../messages/reconciliation-words.ts';
import { providerName } from '../../messages/provider-names.ts';
import { ReceiptForm } from './receipt-form.tsx';
import './reconciliation.css';

type FileList = CallOutput<typeof listSettlementFiles>;
type File = FileList['files'][number];

const mostBytes = 8_000_000;

const feesOf = ({ feeCentavos, vatCentavos }: File): number => feeCentavos + vatCentavos;
const isRead = ({ state }: File): boolean => state !== 'refused';
const amountOf = (file: File, centavos: number): string => (isRead(file) ? formatPesos(centavos) : say.none);

const columns: readonly Column<File>[] = [
  {
    name: say.name,
    cell: ({ name, provider, uploadedByName, uploadedAt }) => (
      <span className="named">
        {name}
        <span className="muted below">
          {providerName(provider)} · {uploadedByName}, {formatInstant(uploadedAt)}
        </span>
      </span>
    ),
  },
  { name: say.rows, isNumber: true, cell: ({ rowCount }) => rowCount },
  {
    name: say.collected,
    isNumber: true,
    cell: (file) => (
      <AmountWith
        amount={amountOf(file, file.collectedCentavos)}
        note={file.takenBackCentavos > 0 ? say.takenBack(formatPesos(file.takenBackCentavos)) : null}
      />
    ),
  },
  { name: say.fees, isNumber: true, cell: (file) => amountOf(file, feesOf(file)) },
  {
    name: say.toBank,
    isNumber: true,
    cell: (file) => (
      <AmountWith
        amount={amountOf(file, file.expectedCentavos)}
        note={file.state === 'booked' ? say.arrived(formatPesos(file.receivedCentavos)) : null}
      />
    ),
  },
  {
    name: say.payoutFees,
    isNumber: true,
    cell: (file) => amountOf(file, file.payoutFeeCentavos + file.payoutVatCentavos),
  },
  { name: say.state, cell: stateOf },
];

/** An amount, with what belongs to it below. */
function AmountWith({ amount, note }: { amount: string; note: string | null }) {
  return (
    <span>
      {amount}
      {note === null ? null : <span className="muted below">{note}</span>}
    </span>
  );
}

function stateOf({ state, openBreakCount, rowsBookedCount, bookedByName }: File): string {
  const word = say.fileStates[state];
  if (rowsBookedCount > 0) return say.rowsBooked(rowsBookedCount);
  if (openBreakCount > 0) return `${word} · ${say.openBreaks(openBreakCount)}`;
  return bookedByName === null ? word : `${word} ${say.bookedBy(bookedByName)}`;
}

type SettlementFilesProps = {
  list: FileList;
  /** The day in Manila. */
  today: string;
  providers: readonly string[];
  /** Before which file this page begins; null for the first page. */
  before: string | null;
  onGo: (before: string | null) => void;
};

/** Settlement files: bring one, see what it says or why it was refused, and book what another person brought. */
export function SettlementFiles({
  list: { files, older },
  providers,
  today,
  before,
  onGo,
}: SettlementFilesProps) {
  const queryClient = useQueryClient();
  const [told, setTold] = useState('');
  const { role, staffId } = useStaff();
  const mayAct = withdrawSettlementFile.roles?.includes(role) === true;
  const tell = async (answer: Answer<unknown>): Promise<void> => {
    setTold(answer.ok ? '' : problemWords(answer));
    await queryClient.invalidateQueries({ queryKey: ['reconciliation'] });
  };
  const book = async ({ fileId }: File): Promise<void> =>
    tell(await call(bookSettlement, { params: { fileId } }));
  const withdraw = async ({ fileId }: File): Promise<void> =>
    tell(await call(withdrawSettlementFile, { params: { fileId } }));
  const isBookable = (file: File): boolean =>
    file.state === 'read' &&
    file.openBreakCount === 0 &&
    file.rowsBookedCount === 0 &&
    file.uploadedBy !== staffId;
  const actionsCell = (file: File) => (
    <div className="buttons">
      {isBookable(file) ? <BookButton file={file} onBook={book} /> : null}
      {file.state === 'booked' ? null : <WithdrawButton file={file} onWithdraw={withdraw} />}
    </div>
  );
  const refused = files.find(({ state }) => state === 'refused');
  return (
    <section aria-labelledby="settlement-files">
      <h2 id="settlement-files">{say.files}</h2>
      <p className="muted">{say.filesLead}</p>
      {uploadSettlementFile.roles?.includes(role) === true ? (
        <UploadForm providers={providers} onTold={setTold} />
      ) : null}
      <output>{told}</output>
      <DataTable
        caption={say.files}
        columns={[...columns, ...(mayAct ? [{ name: say.actions, cell: actionsCell }] : [])]}
        rows={files}
        rowKey={({ fileId }) => fileId}
        empty={before === null ? say.noFile : say.noOtherFile}
      />
      <ListPages at={before} next={older} words={say.filePages} onGo={onGo} />
      {refused === undefined ? null : <Faults file={refused} />}
      <ReceiptForm files={files} today={today} />
    </section>
  );
}

function bookTextOf(file: File): string {
  const { collectedCentavos, takenBackCentavos, expectedCentavos } = file;
  const sums = [formatPesos(collectedCentavos), formatPesos(feesOf(file))] as const;
  const text =
    expectedCentavos < 0
      ? say.bookOwed(...sums, formatPesos(-expectedCentavos))
      : say.bookText(...sums, formatPesos(expectedCentavos));
  return takenBackCentavos > 0 ? `${text} ${say.bookTakenBack(formatPesos(takenBackCentavos))}` : text;
}

function BookButton({ file, onBook }: { file: File; onBook: (file: File) => Promise<void> }) {
  const { book: label, bookTitle: title, bookConfirm: confirm, cancel } = say;
  const question = { title, text: bookTextOf(file), confirm, cancel };
  return (
    <ConfirmedButton look="primary" label={label} question={question} onConfirm={() => void onBook(file)} />
  );
}

function WithdrawButton({ file, onWithdraw }: { file: File; onWithdraw: (file: File) => Promise<void> }) {
  const { withdraw: label, withdrawTitle, withdrawText: text, withdrawConfirm: confirm, cancel } = say;
  const question = { title: withdrawTitle(file.name), text, confirm, cancel };
  return (
    <ConfirmedButton
      look="danger"
      label={label}
      question={question}
      onConfirm={() => void onWithdraw(file)}
    />
  );
}

function UploadForm({
  providers,
  onTold,
}: {
  providers: readonly string[];
  onTold: (words: string) => void;
}) {
  const queryClient = useQueryClient();
  const id = useId();
  const send = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    const file = data.get('file');
    if (!(file instanceof globalThis.File)) return;
    if (file.size > mostBytes) return onTold(say.tooLarge);
    const body = {
      provider: formText(data, 'provider'),
      name: file.name.slice(-120),
      text: await file.text(),
    };
    const answer = await call(uploadSettlementFile, { body });
    await queryClient.invalidateQueries({ queryKey: ['reconciliation'] });
    if (!answer.ok) return onTold(problemWords(answer));
    onTold(answer.value.state === 'refused' ? say.refused : say.uploaded);
    form.reset();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <form onSubmit={submit} className="form-line">
      <Choice
        name="provider"
        label={say.provider}
        options={Object.fromEntries(providers.map((provider) => [provider, providerName(provider)]))}
      />
      <div className="field">
        <label htmlFor={id}>{say.file}</label>
        <input id={id} name="file" type="file" accept=".csv,text/csv" required />
      </div>
      <Button type="submit" className="primary">
        {say.upload}
      </Button>
    </form>
  );
}

/** Every fault of the newest file that was refused, by its line. */
function Faults({ file: { name, problems } }: { file: File }) {
  return (
    <>
      <h3 className="after-table">{say.faults(name)}</h3>
      <ul>
        {problems.map(({ line, column, code }) => (
          <li key={`${line} ${column} ${code}`}>
            {say.faultIn(line, column)}: {say.faultCodes[code]}
          </li>
        ))}
      </ul>
    </>
  );
}
