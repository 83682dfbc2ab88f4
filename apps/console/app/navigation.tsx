import type { StaffRole } from '@luwag/contract/endpoint';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { words } from '../messages/en-US.ts';
import { loanWords } from '../messages/loan-words.ts';
import './navigation.css';
import { groupsOf } from './places.ts';

/** Every screen that the role can open, in groups beside the screen. In a narrow window the menu opens them. */
export function Navigation({ role }: { role: StaffRole }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // A case belongs to the queue that it was opened from.
  const inQueue = pathname.startsWith('/cases/') ? ({ 'aria-current': 'page' } as const) : {};
  return (
    <div className="places">
      <Button
        className="quiet"
        aria-expanded={isOpen}
        aria-controls="places"
        onPress={() => setOpen(!isOpen)}
      >
        {words.header.menu}
      </Button>
      <nav id="places" aria-label={loanWords.header.navigation} data-open={isOpen}>
        {groupsOf(role).map((group, index) => (
          <section key={group.name} aria-labelledby={`places-${index}`}>
            <h2 id={`places-${index}`}>{group.name}</h2>
            <ul>
              {group.places.map(({ to, name }) => (
                <li key={to}>
                  <Link
                    to={to}
                    activeOptions={{ exact: to === '/' }}
                    onClick={() => setOpen(false)}
                    {...(to === '/' ? inQueue : {})}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}
