import { container, type Planted } from './planted.ts';

/** Images. */
export const imageErrors: readonly Planted[] = [
  {
    error: 'an image by its tag',
    in: 'Deployment/auth',
    at: [...container, 'image'],
    value: 'registry.example/sitewright/auth:1.2.3',
    found: 'may mean another image tomorrow',
  },
  {
    error: 'a migration by another image than the one that runs after it',
    in: 'Job/auth-migrate',
    at: [...container, 'image'],
    value: `registry.example/sitewright/auth@sha256:${'1'.repeat(64)}`,
    found: 'which runs after it',
  },
];
