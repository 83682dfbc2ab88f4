import { describeTenThousandLives } from './ten-thousand-lives.conformance.ts';

describeTenThousandLives('odd');
