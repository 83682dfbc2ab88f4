import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { LatePhotoCapture } from '../../components/photo-capture/late-photo-capture.tsx';
import { storedPhotoOf } from '../../components/photo-capture/stored-photo-of.ts';
import { useSection } from '../../components/section-form/section-context.ts';

/** One side of the ID. A photo that arrived leads on by itself; without a camera or a network the photo can wait. */
export function IdentityPhoto({ kind }: { kind: ShownPhotoKind }) {
  const words = useTranslations('identity-info');
  const { profile, proceed } = useSection();
  const [isSent, setIsSent] = useState(false);
  const goOn = useEffectEvent(() => proceed());
  useEffect(() => {
    if (isSent) goOn();
  }, [isSent]);
  const mayWait = profile.correctionItems.length === 0 && storedPhotoOf({ kind, profile }) === undefined;
  return (
    <>
      <LatePhotoCapture key={kind} kind={kind} profile={profile} onSent={() => setIsSent(true)} />
      {mayWait ? (
        <Button variant="quiet" onClick={() => proceed()}>
          {words('later')}
        </Button>
      ) : null}
    </>
  );
}
