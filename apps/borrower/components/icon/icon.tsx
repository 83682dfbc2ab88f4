const drawings = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  help: 'M9.2 9.3a2.9 2.9 0 1 1 4 2.7c-.9.4-1.2 1-1.2 2M12 17.2v.1',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 8v5M12 16.4v.1M12 3.5l9 16H3z',
  clock: 'M12 7.5V12l3 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  loan: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  profile: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.7-3.8 3.6-6 7.5-6s6.8 2.2 7.5 6',
  phone:
    'M6 3.5h3.5l1.5 4.5-2.3 1.5a12 12 0 0 0 5.8 5.8l1.5-2.3 4.5 1.5V18a2.5 2.5 0 0 1-2.7 2.5C10.5 20 4 13.5 3.5 6.2A2.5 2.5 0 0 1 6 3.5z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  idCard: 'M3.5 5.5h17v13h-17zM7 14.5c.3-1.5 1.2-2.2 2.5-2.2s2.2.7 2.5 2.2M9.5 9.8v.1M14.5 10h3M14.5 13.5h3',
  wallet: 'M4 7.5h15.5v12H4zM4 7.5l11-3.5v3.5M16 13.5v.1',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  pending: 'M7 12v.1M12 12v.1M17 12v.1',
} as const;

export type IconName = keyof typeof drawings;

/** Decoration beside words; it never carries meaning alone. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
