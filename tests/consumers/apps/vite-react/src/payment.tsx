import '@portico/payment/portico-payment';

export default function Payment() {
  return <portico-payment accountNumber="001-1234567-8" />;
}
