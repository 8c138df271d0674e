import { Quote } from './quote';

export default function Page() {
  return <Quote />;
}
