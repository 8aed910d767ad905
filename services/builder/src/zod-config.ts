import { z } from 'zod';

// The page's policy lets no code be made from text, and a try would be reported. Imported before any schema is made.
z.config({ jitless: true });
