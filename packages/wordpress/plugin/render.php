<?php
/**
 * Renders each block. WordPress passes `$attributes`, `$content` and `$block`.
 *
 * @package Portico
 */

defined( 'ABSPATH' ) || exit;

$portico_name = substr( $block->name, strlen( 'portico/' ) );
printf(
	'<div %s>%s</div>',
	get_block_wrapper_attributes(), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by WordPress.
	// phpcs:ignore WordPress.Security.EscapeOutput -- escaped by tag_markup; the content is of inner blocks.
	Portico\tag_markup( $portico_name, Portico\tag_attributes( $portico_name, $attributes ), $content )
);
