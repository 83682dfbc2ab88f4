import { configure } from '@testing-library/react';

/* A busy machine may take seconds to bring a part that comes late; how long a state is waited for says nothing about the app. */
configure({ asyncUtilTimeout: 10_000 });
