/**
 * React creates a task for each element, for the asynchronous stacks of a debugger. No test reads
 * them, and they take a fifth of the time of the screens' tests. Before React is loaded.
 */
Reflect.deleteProperty(console, 'createTask');
