<?php
/** A theme without theme.json: one colour, as a preset, and a place for widgets. */

add_action(
	'after_setup_theme',
	static function () {
		add_theme_support( 'title-tag' );
		add_theme_support(
			'editor-color-palette',
			array(
				array(
					'name'  => 'Primary',
					'slug'  => 'primary',
					'color' => '#0b5394',
				),
			)
		);
	}
);
add_action(
	'widgets_init',
	static function () {
		register_sidebar( array( 'id' => 'footer' ) );
	}
);
add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_enqueue_style( 'tiny-classic', get_stylesheet_uri(), array(), '1' );
	}
);
