import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';

interface Props<T extends string> {
  label: string;
  /** Shows the label to screen readers alone. */
  quiet?: boolean;
  value: T;
  options: readonly { value: T; text: string; hint?: string }[];
  onChange(value: T): void;
  isDisabled?: boolean;
}

/** One of a few. */
export function Choice<T extends string>({
  label,
  quiet = false,
  value,
  options,
  onChange,
  isDisabled,
}: Props<T>) {
  return (
    <Select
      className="field"
      isDisabled={isDisabled ?? false}
      selectedKey={value}
      onSelectionChange={(key) => {
        const option = options.find((one) => one.value === key);
        if (option !== undefined) onChange(option.value);
      }}
      {...(quiet ? { 'aria-label': label } : {})}
    >
      {!quiet && <Label>{label}</Label>}
      <Button className="select">
        <SelectValue />
        <ChevronDown aria-hidden="true" />
      </Button>
      <Popover className="popover">
        <ListBox className="list-box">
          {options.map((option) => (
            <ListBoxItem key={option.value} id={option.value} textValue={option.text} className="list-item">
              <span>{option.text}</span>
              {option.hint !== undefined && <small>{option.hint}</small>}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
