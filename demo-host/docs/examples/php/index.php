<?php

/**
 * The API of <portico-branch-locator> in plain PHP: the setup, the branches, and reports of errors.
 *
 *     php -S 127.0.0.1:8000 index.php
 *
 * types.php, beside it, is made from openapi.json by quicktype.
 */

declare(strict_types=1);

require __DIR__ . '/types.php';

function setup(): ApplicationOptionsAnswer
{
    return new ApplicationOptionsAnswer(
        gassySettings: new Settings(
            english: (object) ['branchLocator.heading' => 'Our branches'],
            shared: (object) ['globalOptions.lenderName' => 'Cedar Valley Credit'],
            spanish: (object) ['branchLocator.heading' => 'Nuestras sucursales'],
        ),
        institutionOptions: new InstitutionOptionsAnswer(
            cdnFolder: null,
            depositAccountLength: 6,
            depositCheckDigitLength: 1,
            depositOfficeLength: 4,
            loanAccountLength: 6,
            loanCheckDigitLength: 1,
            loanOfficeLength: 4,
            passwordMinimumLength: 8,
            today: date('Y-m-d'),
            userNameMinimumLength: 4,
        ),
    );
}

/** @return list<BranchInfoItem> */
function branches(): array
{
    return [
        new BranchInfoItem(
            branchName: 'Main Street',
            city: 'Cedar Falls',
            latitude: 42.5349,
            longitude: -92.4453,
            openingHours: [new OpeningHour(closes: '17:00', day: 1, opens: '09:00')],
            phoneNumber: '319-555-0100',
            state: 'IA',
            streetAddress: '1 Main Street',
            zip: '50613',
        ),
    ];
}

function plainAnswer(string ...$codes): stdClass
{
    $errors = array_map(fn (string $code) => new ErrorMessage(errorMessage: $code), $codes);
    return (new PlainAnswer(errors: $errors, hasNoErrors: $codes === []))->to();
}

function recordError(): stdClass
{
    $error = ClientErrorRequest::from((object) ['Stack' => null, 'UserAgent' => null, ...sentFields()]);
    error_log($error->getMessage());
    return plainAnswer();
}

/** The fields of the request's JSON. */
function sentFields(): array
{
    return (array) json_decode((string) file_get_contents('php://input'), flags: JSON_THROW_ON_ERROR);
}

/** The calls, by method and path in small letters: paths are matched in any letter case. */
$calls = [
    'GET /api/setup/applicationoptions' => fn () => setup()->to(),
    'GET /api/branchinfo' => fn () => array_map(fn ($branch) => $branch->to(), branches()),
    'POST /api/clienterror' => recordError(...),
];

header('Access-Control-Allow-Origin: *');
header('Access-Control-Expose-Headers: Portico-Contract');
header('Portico-Contract: 1.0');

if ($_SERVER['REQUEST_METHOD'] === 'OPTIONS') {
    header('Access-Control-Allow-Methods: GET, POST, PUT, DELETE');
    header('Access-Control-Allow-Headers: Content-Type, UserToken, ServicingBranch, Idempotency-Key');
    http_response_code(204);
    exit;
}

$path = strtolower((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$call = $calls["{$_SERVER['REQUEST_METHOD']} $path"] ?? null;

try {
    $answer = $call === null ? null : $call();
    http_response_code($call === null ? 404 : 200);
} catch (JsonException | TypeError) {
    // The request is no JSON, or lacks a field.
    $answer = plainAnswer('Error');
    http_response_code(400);
}

if ($answer !== null) {
    header('Content-Type: application/json');
    echo json_encode($answer, JSON_THROW_ON_ERROR);
}
