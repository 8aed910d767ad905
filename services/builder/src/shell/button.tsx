import type { ReactNode } from 'react';
import { type ButtonProps, Button as Pressable } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

interface Props extends Omit<ButtonProps, 'className' | 'children' | 'style'> {
  look?: 'plain' | 'primary' | 'quiet' | 'danger' | 'small';
  children: ReactNode;
}

export function Button({ look = 'plain', ...rest }: Props) {
  return (
    <Pressable
      {...rest}
      className={`button ${look === 'small' ? 'button-plain button-small' : `button-${look}`}`}
    />
  );
}

interface IconProps extends Omit<ButtonProps, 'className' | 'children' | 'style'> {
  /** What it does: read out, and shown beside it. */
  label: string;
  children: ReactNode;
}

/** A button that shows a sign alone. */
export function IconButton({ label, children, ...rest }: IconProps) {
  return (
    <TooltipTrigger delay={500}>
      <Pressable {...rest} aria-label={label} className="icon-button">
        {children}
      </Pressable>
      <Tooltip className="tooltip" offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
