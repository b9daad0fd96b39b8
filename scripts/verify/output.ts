/**
 * Makes the outputs of tasks that run side by side readable: the one that began first is passed on as it comes, the others are
 * kept and follow, each whole, when it has ended.
 * @param write takes what is to be shown
 */
export function orderOutputs(write: (text: string) => void): (heading: string) => {
  /** Takes what the task prints. */
  add: (text: string) => void;
  end: () => void;
} {
  type Output = { text: string; isEnded: boolean };
  const outputs: Output[] = [];

  const flush = () => {
    for (let [first] = outputs; first; [first] = outputs) {
      write(first.text);
      first.text = '';
      if (!first.isEnded) return;
      outputs.shift();
    }
  };

  return (heading) => {
    const own: Output = { text: heading, isEnded: false };
    outputs.push(own);
    flush();
    return {
      add: (text) => {
        own.text += text;
        flush();
      },
      end: () => {
        own.isEnded = true;
        flush();
      },
    };
  };
}
