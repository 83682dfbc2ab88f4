import { languages } from '@luwag/contract/language';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-screen.tsx';
import { PhotoSources } from './photo-sources.tsx';

afterEach(cleanup);
const nothing = () => undefined;
const Blocked = () => (
  <PhotoSources kind="selfie" camera="blocked" isPreparing={false} onLive={nothing} onFile={nothing} />
);

test.each(languages)(
  'whose camera is blocked reads where to allow it, from the address and from the home screen, in %s',
  async (language) => {
    await renderInApp(Blocked, ['photo'], { language });
    const note = screen.getByRole('alert').textContent;
    expect(note).toContain('Website Settings, Camera');
    expect(note).toContain('Settings, Apps, Safari, Camera, Allow');
  },
);
