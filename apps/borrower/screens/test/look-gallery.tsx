import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';

const colors = [
  'paper',
  'surface',
  'sunken',
  'line',
  'control-line',
  'ink',
  'ink-soft',
  'primary',
  'primary-strong',
  'primary-tint',
  'accent',
  'accent-tint',
  'danger',
  'danger-tint',
  'focus',
];
const sizes = ['small', 'body', 'large', 'title', 'figure'];
const spaces = [1, 2, 3, 4, 5, 6, 7];

/** What the look is made of. Colors are those of the phone's present scheme, light or dark. */
export function LookGallery() {
  const words = useTranslations('test-states.look');
  return (
    <>
      <h3>{words('colors')}</h3>
      <p className="bench-note">{words('scheme')}</p>
      <ul className="look-colors">
        {colors.map((name) => (
          <li key={name}>
            <span className="look-swatch" style={{ background: `var(--${name})` }} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <h3>{words('type')}</h3>
      {sizes.map((size) => (
        <p key={size} style={{ fontSize: `var(--text-${size})` }}>
          {words('sample')} ₱1,234.50
        </p>
      ))}
      <h3>{words('spacing')}</h3>
      {spaces.map((space) => (
        <span key={space} className="look-space" style={{ inlineSize: `var(--space-${space})` }} />
      ))}
      <h3>{words('elevation')}</h3>
      <p className="look-raised">{words('raised')}</p>
      <Motion />
    </>
  );
}

/** Nothing moves where the phone asks for less motion. */
function Motion() {
  const words = useTranslations('test-states.look');
  const [isMoved, setIsMoved] = useState(false);
  return (
    <>
      <h3>{words('motion')}</h3>
      <span className="look-mover" data-moved={isMoved} />
      <Button variant="secondary" guardMs={0} onClick={() => setIsMoved(!isMoved)}>
        {words('move')}
      </Button>
    </>
  );
}
