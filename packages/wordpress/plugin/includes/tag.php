<?php
/**
 * The markup of a tag, for its block and its shortcode.
 *
 * @package Portico
 */

namespace Portico;

defined( 'ABSPATH' ) || exit;

/**
 * The tag with its first screen. Until there is an API, only what stands between the tags.
 *
 * @param string                $name       the tag without `portico-`.
 * @param array<string, mixed>  $attributes by the names of the tag; others are left out.
 * @param string                $content    markup: shown until the widget is ready.
 */
function tag_markup( string $name, array $attributes, string $content ): string {
	if ( is_feed() ) {
		return $content;
	}
	if ( '' === options()['api'] ) {
		return $content . missing_api_note();
	}
	enqueue();
	$own      = known_attributes( $name, $attributes );
	$settings = $own['settings'] ?? '';
	return late_styles() . "<portico-$name" . attributes_markup( $own ) . '>' .
		first_screen( $name, $settings ) . $content . "</portico-$name>";
}

/** Only attributes of the tag, without those that are not set. */
function known_attributes( string $name, array $attributes ): array {
	$known = array();
	foreach ( catalogue()['tags'][ $name ]['attributes'] as $attribute => $about ) {
		$value = $attributes[ $attribute ] ?? '';
		if ( 'boolean' === $about['type'] ) {
			if ( wp_validate_boolean( $value ) ) {
				$known[ $attribute ] = '';
			}
		} elseif ( is_scalar( $value ) && '' !== (string) $value && is_allowed( (string) $value, $about ) ) {
			$known[ $attribute ] = (string) $value;
		}
	}
	return $known;
}

function is_allowed( string $value, array $about ): bool {
	return ! isset( $about['enum'] ) || in_array( $value, $about['enum'], true );
}

function attributes_markup( array $attributes ): string {
	$markup = '';
	foreach ( $attributes as $name => $value ) {
		// Unlike esc_attr, it keeps an entity in a lender's sentence as it was written.
		$markup .= " $name" . ( '' === $value ? '' : '="' . htmlspecialchars( $value, ENT_QUOTES, 'UTF-8' ) . '"' );
	}
	return $markup;
}

/** For those who can enter it; visitors see only the content between the tags. */
function missing_api_note(): string {
	if ( ! current_user_can( 'manage_options' ) ) {
		return '';
	}
	return sprintf(
		'<p><a href="%s">%s</a></p>',
		esc_url( admin_url( 'options-general.php?page=portico' ) ),
		esc_html__( 'Portico: enter the address of your API. Only you see this line.', 'portico' )
	);
}
