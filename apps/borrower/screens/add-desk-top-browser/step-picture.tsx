export type PicturedStep = 'shareBar' | 'addressBar' | 'more' | 'menu' | 'add';

/** Where on the phone to tap, drawn: the place is filled, everything else is an outline. */
export function StepPicture({ step }: { step: PicturedStep }) {
  return (
    <svg className="step-picture" viewBox="0 0 72 112" aria-hidden="true">
      <rect className="step-picture-phone" x="3" y="3" width="66" height="106" rx="12" />
      {places[step]}
    </svg>
  );
}

const share = 'm0 3v-11m-4 4l4-4 4 4m-6 3h-4v10h12v-10h-4';

const places: Record<PicturedStep, React.ReactNode> = {
  shareBar: (
    <>
      <path className="step-picture-line" d="M6 90h60" />
      <circle className="step-picture-place" cx="36" cy="99" r="8" />
      <path className="step-picture-sign" transform="translate(36 98) scale(.7)" d={`M${share.slice(1)}`} />
    </>
  ),
  addressBar: (
    <>
      <rect className="step-picture-line" x="9" y="12" width="42" height="11" rx="5" />
      <circle className="step-picture-place" cx="58" cy="17.5" r="8" />
      <path className="step-picture-sign" transform="translate(58 17) scale(.7)" d={`M${share.slice(1)}`} />
    </>
  ),
  more: (
    <>
      <rect className="step-picture-line" x="9" y="93" width="40" height="11" rx="5" />
      <circle className="step-picture-place" cx="58" cy="98.5" r="8" />
      <path className="step-picture-sign" d="M54 98.5v.1M58 98.5v.1M62 98.5v.1" />
    </>
  ),
  menu: (
    <>
      <path className="step-picture-line" d="M12 44h34M12 56h40M12 92h30" />
      <rect className="step-picture-place" x="8" y="65" width="56" height="16" rx="5" />
      <path className="step-picture-sign" d="M14 73h26M54 69v8M50 73h8" />
    </>
  ),
  add: (
    <>
      <rect className="step-picture-line" x="12" y="34" width="18" height="18" rx="5" />
      <path className="step-picture-line" d="M36 40h24M36 47h16" />
      <rect className="step-picture-place" x="40" y="10" width="23" height="13" rx="6" />
      <path className="step-picture-sign" d="M46 16.5h11" />
    </>
  ),
};
