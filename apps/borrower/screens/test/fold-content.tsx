import type { ComponentType } from 'react';
import { ComponentGallery } from './component-gallery.tsx';
import { LookGallery } from './look-gallery.tsx';
import { MessageGallery } from './message-gallery.tsx';
import { StatesList } from './states-list.tsx';

const contents = {
  states: StatesList,
  messages: MessageGallery,
  look: LookGallery,
  parts: ComponentGallery,
} satisfies Record<string, ComponentType>;

export type FoldName = keyof typeof contents;

export function FoldContent({ name }: { name: FoldName }) {
  const Content = contents[name];
  return <Content />;
}
