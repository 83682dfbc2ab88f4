import { useState } from 'react';

export type Entrance = 'forward' | 'back';

/** From which side a step slides in. The first one shown came with its screen, which slides itself. */
export function useEntrance(index: number): Entrance | undefined {
  const [shown, setShown] = useState<{ index: number; from?: Entrance }>({ index });
  if (shown.index === index) return shown.from;
  const from = index > shown.index ? 'forward' : 'back';
  setShown({ index, from });
  return from;
}
