import UIKit

/// Values for fields.
package struct FieldFilling: Sendable {
  /// The kinds of content of a field.
  enum Kind: Sendable {
    case email, password, number, decimal, phone, address, search, name, firstName, lastName, city, street, postalCode
    case country, code, date, card, other
  }

  /// Values by the names of fields, which precede all others: those of the account file and of `--fill`.
  package var wanted: [(name: String, value: String)]
  private let seed: UInt64

  package init(wanted: [(name: String, value: String)] = [], seed: UInt64 = 0) {
    self.wanted = wanted
    self.seed = seed
  }

  /// Returns the pair in an argument of `--fill` or in a line of an account file.
  package static func pair(_ text: String) -> (name: String, value: String)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let name = parts[0].trimmingCharacters(in: .whitespaces)
    return name.isEmpty ? nil : (name, parts[1].trimmingCharacters(in: .whitespaces))
  }

  func wanted(for names: [String]) -> String? {
    // The last match has priority, because options follow the file.
    wanted.last { wanted in names.contains { $0.localizedCaseInsensitiveContains(wanted.name) } }?.value
  }

  private static let people = [
    ("Anna", "Meyer"), ("Ben", "Okafor"), ("Carla", "Rossi"), ("Deniz", "Kaya"), ("Emil", "Novak"),
    ("Fatima", "Haddad"),
  ]

  func value(_ kind: Kind, _ names: [String]) -> String {
    let person = FieldFilling.people[Int(seed % UInt64(FieldFilling.people.count))]
    switch kind {
    // Domains below example.com are reserved (RFC 2606).
    case .email: return "\(person.0.lowercased()).\(person.1.lowercased())@example.com"
    case .password: return "Secret-2468"
    case .number: return "42"
    case .decimal: return "12.50"
    // Numbers from 555-0100 to 555-0199 are reserved for fiction.
    case .phone: return "2025550123"
    case .address: return "https://example.com"
    case .search: return "a"
    case .name: return "\(person.0) \(person.1)"
    case .firstName: return person.0
    case .lastName: return person.1
    case .city: return "Berlin"
    case .street: return "Main Street 1"
    case .postalCode: return "10115"
    case .country: return "Germany"
    case .code: return "123456"
    case .date: return "2026-03-14"
    // The usual test number of payment services.
    case .card: return "4242424242424242"
    case .other: return "Example"
    }
  }
}

extension FieldFilling.Kind {
  init?(_ content: UITextContentType) {
    switch content {
    case .emailAddress, .username: self = .email
    case .password, .newPassword: self = .password
    case .oneTimeCode: self = .code
    case .telephoneNumber: self = .phone
    case .URL: self = .address
    case .name: self = .name
    case .givenName: self = .firstName
    case .familyName: self = .lastName
    case .addressCity: self = .city
    case .streetAddressLine1, .fullStreetAddress: self = .street
    case .postalCode: self = .postalCode
    case .countryName: self = .country
    case .creditCardNumber: self = .card
    default: return nil
    }
  }

  /// Finds the kind from the words of a placeholder or identifier.
  init(words: [String]) {
    let text = words.joined(separator: " ").lowercased()
    let kinds: [(words: [String], kind: FieldFilling.Kind)] = [
      (["mail"], .email), (["password", "passcode"], .password), (["phone", "mobile"], .phone),
      (["first name", "firstname"], .firstName), (["last name", "lastname", "surname"], .lastName),
      (["card number"], .card), (["zip", "postal", "postcode"], .postalCode), (["city", "town"], .city),
      (["street", "address"], .street), (["country"], .country), (["url", "website", "link"], .address),
      (["date", "birthday"], .date), (["code", "otp", "pin"], .code), (["search"], .search),
      (["price", "amount", "cost"], .decimal), (["age", "number", "quantity", "year"], .number),
      (["name", "user"], .name),
    ]
    self = kinds.first { $0.words.contains { text.contains($0) } }?.kind ?? .other
  }
}
