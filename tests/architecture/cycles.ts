/** The cycles of a graph: its strongly connected components, by Tarjan's algorithm. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const walk = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    open.push(node);
    let low = own;
    for (const next of graph.get(node) ?? []) {
      if (next === node) cycles.push([node]);
      if (!order.has(next)) low = Math.min(low, walk(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
      lowest.set(node, low);
    }
    if (low === own) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) cycles.push(group);
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) walk(node);
  return cycles;
}
