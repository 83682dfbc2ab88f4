import { useEffect, useRef } from 'react';
import Pad from 'signature_pad';
import { pointGroupsOf, type Stroke, strokesOf } from './signature-strokes.ts';

/** A field to draw on with finger, pen or mouse. It is redrawn from the strokes when the phone is turned. */
export function DrawingField({
  strokes,
  label,
  onChange,
}: {
  strokes: readonly Stroke[];
  label: string;
  onChange: (strokes: Stroke[]) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  const latest = useRef({ strokes, onChange });

  useEffect(() => {
    latest.current = { strokes, onChange };
    if (strokes.length === 0) pad.current?.clear();
  }, [strokes, onChange]);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const penColor = getComputedStyle(element).color;
    const drawing = new Pad(element, { penColor, minWidth: 0.8, maxWidth: 2.6 });
    pad.current = drawing;
    drawing.addEventListener('endStroke', () =>
      latest.current.onChange(strokesOf(drawing.toData(), element.clientWidth)),
    );
    const fit = () => {
      fitToScreen(element);
      drawing.fromData(pointGroupsOf(latest.current.strokes, element.clientWidth, { penColor }));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawing.off();
      pad.current = null;
    };
  }, []);

  return (
    <canvas className="drawing-field" id="signature" ref={canvas} tabIndex={-1}>
      {label}
    </canvas>
  );
}

/** One canvas point per point of the screen, so that lines stay sharp. */
function fitToScreen(element: HTMLCanvasElement): void {
  const ratio = Math.max(1, window.devicePixelRatio);
  element.width = element.clientWidth * ratio;
  element.height = element.clientHeight * ratio;
  element.getContext('2d')?.scale(ratio, ratio);
}
