import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FileButton } from '../../components/photo-capture/file-button.tsx';
import { type CardFault, decodeLetters, type Person, readCard } from './read-card.ts';

/** A card with a large portrait; whole address books are larger. */
const mostBytes = 5_000_000;

/** Takes one person from a contact card; nothing of the file is kept or sent but what then stands in the fields. */
export function CardFileButton({ onPerson }: { onPerson: (person: Person) => void }) {
  const words = useTranslations('contact.card');
  const [outcome, setOutcome] = useState<CardFault | 'taken' | null>(null);
  const name = useId();
  const take = async (file: File) => {
    const read = await readFile(file);
    setOutcome(typeof read === 'string' ? read : 'taken');
    if (typeof read === 'object') onPerson(read);
  };
  return (
    <div className="contact-card">
      <FileButton
        name={name}
        look="quiet"
        accept=".vcf,text/vcard,text/x-vcard"
        onFile={(file) => void take(file)}
      >
        {words('choose')}
      </FileButton>
      {outcome === null || outcome === 'taken' ? (
        <output>{outcome === null ? '' : words('taken')}</output>
      ) : (
        <p className="field-error" role="alert">
          {words(outcome)}
        </p>
      )}
    </div>
  );
}

async function readFile(file: File): Promise<Person | CardFault> {
  if (file.size > mostBytes) return 'noCard';
  try {
    return readCard(decodeLetters(new Uint8Array(await file.arrayBuffer())));
  } catch {
    // Taken away between choosing and reading, as on a cloud drive without a network.
    return 'noCard';
  }
}
