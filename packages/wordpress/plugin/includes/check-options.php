<?php
/**
 * Checks what an administrator enters. What cannot be used keeps the stored value, and is reported
 * above the form.
 *
 * @package Portico
 */

namespace Portico;

defined( 'ABSPATH' ) || exit;

/** @param mixed $given the form's fields. */
function check_options( $given ): array {
	static $checked = array();
	// WordPress checks twice when an option is stored for the first time.
	$key = md5( wp_json_encode( $given ) );
	if ( ! isset( $checked[ $key ] ) ) {
		$checked[ $key ] = checked_options( is_array( $given ) ? $given : array(), options() );
	}
	return $checked[ $key ];
}

function checked_options( array $given, array $stored ): array {
	return array_merge(
		array(
			'api'    => checked_api( text_of( $given, 'api' ), $stored['api'] ),
			'locale' => in_array( text_of( $given, 'locale' ), array( 'en', 'es' ), true ) ? text_of( $given, 'locale' ) : 'auto',
			'words'  => 'plain' === text_of( $given, 'words' ) ? 'plain' : '',
			'pages'  => checked_pages( $given['pages'] ?? array() ),
			'theme'  => ! empty( $given['theme'] ),
			'brand'  => checked_brand( text_of( $given, 'brand' ), $stored['brand'] ),
		),
		checked_suite( $given, $stored )
	);
}

function text_of( array $given, string $field ): string {
	$value = $given[ $field ] ?? '';
	return is_string( $value ) ? trim( wp_unslash( $value ) ) : '';
}

const LOCAL_HOST = '(localhost|127\.0\.0\.1|\[::1\])';

/**
 * Whether this user may have visitors' browsers run files of another site, or send what borrowers
 * type to one: who may write any markup can do both anyway. On a network, and where
 * `DISALLOW_UNFILTERED_HTML` is set, the administrator of a site may not.
 */
function may_name_other_sites(): bool {
	return current_user_can( 'unfiltered_html' ) || ( defined( 'PORTICO_ALLOW_OTHER_SITES' ) && PORTICO_ALLOW_OTHER_SITES );
}

/** Whether an address has the scheme, host and port of this site. */
function is_own_address( string $address ): bool {
	$origin = static function ( string $url ): array {
		$parts = wp_parse_url( $url );
		return array( strtolower( $parts['scheme'] ?? '' ), strtolower( $parts['host'] ?? '' ), $parts['port'] ?? 0 );
	};
	return $origin( $address ) === $origin( home_url() );
}

function report_other_site( string $field ): void {
	report( $field, __( 'This address is of another site. Only a user who may write any markup (unfiltered_html) can enter one, unless wp-config.php defines PORTICO_ALLOW_OTHER_SITES as true.', 'portico' ) );
}

/** The addresses that the loader accepts: https, a local host, or a path of this site. */
function checked_api( string $api, string $stored ): string {
	$is_path = '' === $api || preg_match( '#^/(?!/)[^\s?\#"<>\\\\]*$#', $api );
	$is_ok   = $is_path
		|| preg_match( '#^https://[^\s/?\#@"<>\\\\]+(/[^\s?\#"<>\\\\]*)?$#i', $api )
		|| preg_match( '#^http://' . LOCAL_HOST . '(:\d+)?(/[^\s?\#"<>\\\\]*)?$#i', $api );
	if ( ! $is_ok ) {
		report( 'api', __( 'The address of the API has to begin with https:// or be a path of this site, without user, query or fragment.', 'portico' ) );
		return $stored;
	}
	if ( $is_path || $api === $stored || is_own_address( $api ) || may_name_other_sites() ) {
		return $api;
	}
	report_other_site( 'api' );
	return $stored;
}

function checked_brand( string $brand, string $stored ): string {
	if ( '' === $brand || sanitize_hex_color( $brand ) ) {
		return $brand;
	}
	report( 'brand', __( 'The brand colour has to be written as #rrggbb.', 'portico' ) );
	return $stored;
}

/** @param mixed $given ids by screen. */
function checked_pages( $given ): array {
	$pages = array();
	foreach ( array_keys( catalogue()['screens'] ) as $screen ) {
		$id = absint( is_array( $given ) ? ( $given[ $screen ] ?? 0 ) : 0 );
		if ( $id > 0 && 'page' === get_post_type( $id ) ) {
			$pages[ $screen ] = $id;
		}
	}
	return $pages;
}

/** Reads the manifest at the address: proves that the files are there, and has the hash. */
function checked_suite( array $given, array $stored ): array {
	$kept = array(
		'suite'     => $stored['suite'],
		'integrity' => $stored['integrity'],
	);
	if ( '' === text_of( $given, 'suite' ) ) {
		return array(
			'suite'     => '',
			'integrity' => '',
		);
	}
	$suite = trailingslashit( preg_replace( '#/loader\.js$#', '', text_of( $given, 'suite' ) ) );
	$scheme = '#^(https://|http://' . LOCAL_HOST . '[:/])[^\s?\#@"<>\\\\]+/$#i';
	if ( ! preg_match( $scheme, $suite ) || esc_url_raw( $suite ) !== $suite ) {
		report( 'suite', __( 'The address of the files has to be a folder whose address begins with https://, such as https://cdn.example/portico/1.0.0/.', 'portico' ) );
		return $kept;
	}
	if ( $suite !== $stored['suite'] && ! is_own_address( $suite ) && ! may_name_other_sites() ) {
		report_other_site( 'suite' );
		return $kept;
	}
	$answer   = wp_safe_remote_get( $suite . 'manifest.json', array( 'timeout' => 10 ) );
	$manifest = json_decode( wp_remote_retrieve_body( $answer ), true );
	$hash     = $manifest['files']['loader.js']['integrity'] ?? '';
	$version  = $manifest['version'] ?? '';
	if ( ! is_string( $version ) || ! is_string( $hash ) || ! preg_match( '#^sha384-[\w+/]{64}$#', $hash ) ) {
		if ( is_moving( $suite ) ) {
			return array(
				'suite'     => $suite,
				'integrity' => '',
			);
		}
		/* translators: %s: an address. */
		report( 'suite', sprintf( __( 'There is no Portico at %s: its manifest.json could not be read.', 'portico' ), $suite ) );
		return $kept;
	}
	return array(
		'suite'     => $suite,
		// An address that moves to the next version has other files tomorrow.
		'integrity' => basename( $suite ) === $version ? $hash : '',
	);
}

/** Whether the folder is one that `@portico/cdn` moves to the newest version: its loader imports that version's. */
function is_moving( string $suite ): bool {
	$answer = wp_safe_remote_get( $suite . 'loader.js', array( 'timeout' => 10 ) );
	return 1 === preg_match( "#^import '\.\./\d+\.\d+\.\d+/loader\.js';#", wp_remote_retrieve_body( $answer ) );
}

/** WordPress shows it above the form. */
function report( string $field, string $message ): void {
	add_settings_error( OPTION, "portico-$field", $message );
}
