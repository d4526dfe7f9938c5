// The second half of battery.test.ts.
import { tryRegistry } from './testing/try-registry.ts';

tryRegistry(1, 2);
