import { type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { Namespace } from '../../messages/namespaces.ts';
import type { AskedFor } from './asked-notices.tsx';

/** The very words that stand where it is asked for, and not another wording of them. */
const notices: Readonly<Record<AskedFor, { words: Namespace; Notice: () => ReactNode }>> = {
  camera: { words: 'photo', Notice: CameraTexts },
  identity: { words: 'identity-info', Notice: IdentityTexts },
  contacts: { words: 'contact', Notice: ContactsTexts },
  notices: { words: 'setup', Notice: NoticesTexts },
  ads: { words: 'setup', Notice: AdsTexts },
};

export default function AskedNotice({ about }: { about: AskedFor }) {
  const { words, Notice } = notices[about];
  return (
    <LazyMessages namespaces={[words]} waiting={<Skeleton lines={3} />}>
      <Notice />
    </LazyMessages>
  );
}

function CameraTexts() {
  const words = useTranslations('photo');
  return <Texts texts={[words('privacy')]} />;
}

function IdentityTexts() {
  const words = useTranslations('identity-info');
  return (['type', 'idFront', 'idBack', 'selfie'] as const).map((step) => (
    <Asked key={step} what={words(`${step}.title`)} why={words(`${step}.why`)} />
  ));
}

function ContactsTexts() {
  const words = useTranslations('contact');
  return (
    <>
      <Texts texts={[words('promise.noDebt'), words('promise.noAddressBook'), words('promise.remove')]} />
      {(['emergency1', 'people'] as const).map((step) => (
        <Asked key={step} what={words(`${step}.title`)} why={words(`${step}.why`)} />
      ))}
    </>
  );
}

function NoticesTexts() {
  const words = useTranslations('setup.push');
  return <Texts texts={[words('why')]} />;
}

function AdsTexts() {
  const words = useTranslations('setup.ads');
  return <Texts texts={[words('hint')]} />;
}

function Texts({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

function Asked({ what, why }: { what: string; why: string }) {
  return (
    <p>
      <strong>{what}</strong>
      <br />
      {why}
    </p>
  );
}
