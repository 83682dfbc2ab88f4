import type { IdType } from '@luwag/contract/profile/id-types';
import { useTranslations } from 'use-intl';
import { LazyMessages } from '../../components/lazy-messages/lazy-messages.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';

type Box = readonly [x: number, y: number, width: number, height: number];
type Sketch = { heightUnits: number; face: Box; lines: readonly Box[]; marks: readonly Box[] };

const widthUnits = 160;

/**
 * Drawn only where the place is the same on every card of the kind: a passport's by ICAO Doc 9303 part 4, in the upper right
 * corner of the data page and again at the beginning of its lowest line; an Aadhaar's across the lower part of the front. The
 * others have come in more than one layout.
 */
const sketches = {
  passport: {
    heightUnits: 112,
    face: [10, 24, 38, 50],
    lines: [
      [58, 32, 62, 5],
      [58, 44, 48, 5],
      [58, 56, 70, 5],
      [58, 68, 40, 5],
      [10, 86, 140, 6],
      [60, 98, 90, 6],
    ],
    marks: [
      [108, 8, 44, 14],
      [6, 94, 52, 14],
    ],
  },
  aadhaar: {
    heightUnits: 100,
    face: [10, 20, 34, 42],
    lines: [
      [54, 24, 60, 5],
      [54, 36, 44, 5],
      [54, 48, 34, 5],
    ],
    marks: [[34, 74, 92, 17]],
  },
} satisfies Partial<Record<IdType, Sketch>>;

function isDrawn(idType: IdType): idType is keyof typeof sketches {
  return Object.hasOwn(sketches, idType);
}

/** Where on the card the number stands, or by what form it is told from the other numbers there. */
export default function NumberPlace({ idType }: { idType: IdType }) {
  return (
    <LazyMessages namespaces={['id-places']} waiting={<Skeleton lines={2} />}>
      <Place idType={idType} />
    </LazyMessages>
  );
}

function Place({ idType }: { idType: IdType }) {
  const words = useTranslations('id-places');
  return (
    <div className="id-place">
      {isDrawn(idType) ? <CardSketch sketch={sketches[idType]} label={words(`sketch.${idType}`)} /> : null}
      <p>{words(`places.${idType}`)}</p>
    </div>
  );
}

function CardSketch({
  sketch: { heightUnits, face, lines, marks },
  label,
}: {
  sketch: Sketch;
  label: string;
}) {
  const [x, y, width, height] = face;
  const middle = x + width / 2;
  return (
    <svg viewBox={`0 0 ${String(widthUnits)} ${String(heightUnits)}`} role="img" aria-label={label}>
      <rect className="id-place-card" x="1" y="1" width={widthUnits - 2} height={heightUnits - 2} rx="8" />
      <Shape box={face} className="id-place-face" />
      <circle className="id-place-head" cx={middle} cy={y + height * 0.36} r={width * 0.19} />
      <ellipse
        className="id-place-head"
        cx={middle}
        cy={y + height * 0.85}
        rx={width * 0.34}
        ry={height * 0.15}
      />
      {lines.map((box) => (
        <Shape key={box.join()} box={box} className="id-place-line" />
      ))}
      {marks.map((box) => (
        <Shape key={box.join()} box={box} className="id-place-mark" />
      ))}
    </svg>
  );
}

function Shape({ box: [x, y, width, height], className }: { box: Box; className: string }) {
  return <rect className={className} x={x} y={y} width={width} height={height} rx="3" />;
}
