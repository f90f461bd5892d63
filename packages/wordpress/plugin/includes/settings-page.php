<?php
/**
 * Settings → Portico, by the Settings API: WordPress checks nonce and capability.
 *
 * @package Portico
 */

namespace Portico;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_action(
	'admin_menu',
	static function () {
		$title = __( 'Portico', 'portico' );
		add_options_page( $title, $title, 'manage_options', 'portico', __NAMESPACE__ . '\show_page' );
	}
);
add_filter(
	'plugin_action_links_' . plugin_basename( PLUGIN_FILE ),
	static function ( array $links ): array {
		$address = admin_url( 'options-general.php?page=portico' );
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html__( 'Settings', 'portico' ) ) );
		return $links;
	}
);

function register_settings(): void {
	register_setting(
		'portico',
		OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => __NAMESPACE__ . '\check_options',
		)
	);
	add_settings_section( 'portico', '', '__return_empty_string', 'portico' );
	add_settings_section( 'portico-look', __( 'Look', 'portico' ), '__return_empty_string', 'portico' );
	add_settings_section( 'portico-pages', __( 'Pages', 'portico' ), __NAMESPACE__ . '\introduce_pages', 'portico' );
	add_field( 'portico', 'api', __( 'Address of the API', 'portico' ), 'show_api' );
	add_field( 'portico', 'suite', __( 'Address of the files', 'portico' ), 'show_suite' );
	add_field( 'portico', 'locale', __( 'Language', 'portico' ), 'show_locale' );
	add_field( 'portico', 'words', __( 'Words', 'portico' ), 'show_words' );
	add_field( 'portico-look', 'theme', __( 'Theme', 'portico' ), 'show_theme' );
	add_field( 'portico-look', 'brand', __( 'Brand colour', 'portico' ), 'show_brand' );
	foreach ( catalogue()['screens'] as $screen => $about ) {
		add_field( 'portico-pages', "pages-$screen", translate( $about['title'], 'portico' ), 'show_page_choice', array( 'screen' => $screen ) );
	}
}

function add_field( string $section, string $name, string $title, string $show, array $more = array() ): void {
	$id       = "portico-$name";
	$callback = __NAMESPACE__ . "\\$show";
	add_settings_field( $id, esc_html( $title ), $callback, 'portico', $section, array_merge( array( 'label_for' => $id ), $more ) );
}

function show_page(): void {
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form action="options.php" method="post">';
	settings_fields( 'portico' );
	do_settings_sections( 'portico' );
	submit_button();
	echo '</form></div>';
}

function introduce_pages(): void {
	echo '<p>' . esc_html__( 'The page on which each screen is. A screen without a page is shown as text where a widget would lead to it.', 'portico' ) . '</p>';
}

function show_api(): void {
	show_text( 'api', 'https://api.example', __( 'Where your servers answer Portico’s calls. Until it is entered, visitors see only what stands between the tags.', 'portico' ) );
}

function show_suite(): void {
	/* translators: %s: a version. */
	$help = __( 'Empty: the files in this plugin, version %s. If the address contains its version, browsers check the hash.', 'portico' );
	show_text( 'suite', 'https://cdn.example/portico/' . VERSION . '/', sprintf( $help, VERSION ) );
}

function show_text( string $field, string $example, string $help ): void {
	printf(
		'<input type="text" class="regular-text code" id="portico-%1$s" name="portico[%1$s]" value="%2$s" placeholder="%3$s" spellcheck="false" aria-describedby="portico-%1$s-help"><p class="description" id="portico-%1$s-help">%4$s</p>',
		esc_attr( $field ),
		esc_attr( options()[ $field ] ),
		esc_attr( $example ),
		esc_html( $help )
	);
}

function show_locale(): void {
	$choices = array(
		'auto' => __( 'That of WordPress', 'portico' ),
		'en'   => __( 'English', 'portico' ),
		'es'   => __( 'Spanish', 'portico' ),
	);
	show_choice( 'locale', $choices, __( 'A plugin for several languages that sets the locale of a page works too.', 'portico' ) );
}

function show_words(): void {
	$choices = array(
		''      => __( 'Built-in words', 'portico' ),
		'plain' => __( 'Plain words', 'portico' ),
	);
	show_choice( 'words', $choices, __( 'Plain words are short sentences that everybody understands. What your API’s setup says replaces either.', 'portico' ) );
}

/** @param array<string, string> $choices labels by value. */
function show_choice( string $field, array $choices, string $help ): void {
	printf( '<select id="portico-%1$s" name="portico[%1$s]" aria-describedby="portico-%1$s-help">', esc_attr( $field ) );
	foreach ( $choices as $value => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( options()[ $field ], $value, false ), esc_html( $label ) );
	}
	printf( '</select><p class="description" id="portico-%s-help">%s</p>', esc_attr( $field ), esc_html( $help ) );
}

function show_theme(): void {
	printf(
		'<label><input type="checkbox" id="portico-theme" name="portico[theme]" value="1"%s> %s</label>',
		checked( options()['theme'], true, false ),
		esc_html__( 'Use the colours and fonts of the site’s theme', 'portico' )
	);
}

function show_brand(): void {
	show_text( 'brand', '#1f5a4c', __( 'In place of the theme’s. Portico derives readable colours from it.', 'portico' ) );
}

/** @param array{screen: string} $field its screen. */
function show_page_choice( array $field ): void {
	$screen = $field['screen'];
	wp_dropdown_pages(
		array(
			'id'                => esc_attr( "portico-pages-$screen" ),
			'name'              => esc_attr( "portico[pages][$screen]" ),
			'selected'          => absint( options()['pages'][ $screen ] ?? 0 ),
			'show_option_none'  => esc_html__( '— No page —', 'portico' ),
			'option_none_value' => '0',
		)
	);
	printf( ' <code>%s</code>', esc_html( $screen ) );
}
