import Foundation
import Security

/// Certificates of an own authority, which are valid for a hundred years from 2026.
enum Certificates {
  static let root = certificate(
    """
    MIIBqTCCAU+gAwIBAgIUaNEBtWCJqI/ao8zGY39bN4q1CdswCgYIKoZIzj0EAwIwKTEQMA4GA1UECgwHRXhhbXBsZTEVMBMGA1UE
    AwwMRXhhbXBsZSBSb290MCAXDTI2MTIwMTA3MjcwM1oYDzIxMjYxMTA3MDcyNzAzWjApMRAwDgYDVQQKDAdFeGFtcGxlMRUwEwYD
    VQQDDAxFeGFtcGxlIFJvb3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATU9VEUrmTM9m6RD1NPlLSz1atVNn8xBIMMU7Vz/FD5
    L+T9jsHeWcMknXOyv81Ycv28ERCgOxgl3SWnWXFTXH2uo1MwUTAdBgNVHQ4EFgQU3ZHI7rywGKovpjA6X8XtMC7MKZgwHwYDVR0j
    BBgwFoAU3ZHI7rywGKovpjA6X8XtMC7MKZgwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEA1WbTzyPe4eQrQiQk
    WFExWm6ShrS2W7Dg/0IgpCUpTgICIDbNCWDdZhMDSW6mD1k4gb2bB1kMndixEDIDrDkZ7W1Z
    """)
  /// Issued by the root for `shop.example.org` and hosts of `cdn.example.org`.
  static let leaf = certificate(
    """
    MIIBwTCCAWegAwIBAgIBTTAKBggqhkjOPQQDAjApMRAwDgYDVQQKDAdFeGFtcGxlMRUwEwYDVQQDDAxFeGFtcGxlIFJvb3QwIBcN
    MjYxMjAxMDcyNzAzWhgPMjEyNjExMDcwNzI3MDNaMCExEDAOBgNVBAoMB0V4YW1wbGUxDTALBgNVBAMMBFNob3AwWTATBgcqhkjO
    PQIBBggqhkjOPQMBBwNCAASZxk8Y0gyBEgrx/fDEuSLtdGolmQt3HipRcRt8d7fKyKUX+0dPcsd7KlfBn1mKctnUVXvafKLcPRpL
    wfCTYIqso4GFMIGCMEAGA1UdEQQ5MDeCEHNob3AuZXhhbXBsZS5vcmeCESouY2RuLmV4YW1wbGUub3JngRBzaG9wQGV4YW1wbGUu
    b3JnMB0GA1UdDgQWBBRvujwJwL+msa9crJ1KA3qZDxAmszAfBgNVHSMEGDAWgBTdkcjuvLAYqi+mMDpfxe0wLswpmDAKBggqhkjO
    PQQDAgNIADBFAiEAg0hF/Y2j0qMposjgxpuXCOSg45l8gLXZ9o7jt98ohukCIFfe33iyaLOHF3Gnn3Y3cZcx4H6fEpOlXszxWocj
    rUee
    """)
  /// Signed by itself with RSA.
  static let rsa = certificate(
    """
    MIIB/jCCAWegAwIBAgIUBv068CFL0dNEmq8UHf87DPxjQTUwDQYJKoZIhvcNAQELBQAwEDEOMAwGA1UEAwwFT2xkZXIwIBcNMjYx
    MjAxMDcyNzAzWhgPMjEyNjExMDcwNzI3MDNaMBAxDjAMBgNVBAMMBU9sZGVyMIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC6
    GjBGaZ+p4cVA4gll8ELd+29z87kZ2RE0rDD0YnJLxO91bkPJ4V0O9dZNNGpHeyaAZxyQkTVyr4kCaQPfF/6+24l0CBq8eond60Z+
    kMralTmZaZvW8NwaYNySMHfFvPxEAwkIz8gcGEuB6rEz4Qqn28uyz3wneQZELHbU2EGHoQIDAQABo1MwUTAdBgNVHQ4EFgQUp8Qb
    z+cQNYaAkmSBqg4L9w21W7AwHwYDVR0jBBgwFoAUp8Qbz+cQNYaAkmSBqg4L9w21W7AwDwYDVR0TAQH/BAUwAwEB/zANBgkqhkiG
    9w0BAQsFAAOBgQCIjQrTPUQYoWF8FEsd/YsHg17XpNQ28TUaSOEcJsmF+IlosCVMER8ky7Sub5rK9AIYTAnIG78kAAW5Sj1gBPsX
    GnxCNHBwN34cUR7ekI9SzaeCMf8edB5ecWOgswWXUN8SvJsXTNh4SophISNWTd4YU4ZTVKg5fBTASZPx890uhw==
    """)

  private static func certificate(_ text: String) -> SecCertificate? {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters).flatMap {
      SecCertificateCreateWithData(nil, $0 as CFData)
    }
  }
}
