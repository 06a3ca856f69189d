import Security
import TestHosts
import Testing

@Suite("Keychain", .ownHosts)
struct SecItemTests {
  private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
    let base: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tests",
      kSecAttrAccount as String: account,
    ]
    return base.merging(more) { $1 } as CFDictionary
  }

  private func password(_ account: String) -> String? {
    var found: CFTypeRef?
    let question = query(
      account, [kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne])
    guard SecItemCopyMatching(question, &found) == errSecSuccess, let data = found as? Data else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  @Test("a password is kept, changed and deleted")
  func life() {
    #expect(password("ada") == nil)
    #expect(SecItemAdd(query("ada", [kSecValueData as String: Data("one".utf8)]), nil) == errSecSuccess)
    #expect(password("ada") == "one" && password("bob") == nil)
    #expect(SecItemAdd(query("ada", [kSecValueData as String: Data("two".utf8)]), nil) == errSecDuplicateItem)
    let change = [kSecValueData as String: Data("two".utf8)] as CFDictionary
    #expect(SecItemUpdate(query("ada"), change) == errSecSuccess && password("ada") == "two")
    #expect(SecItemUpdate(query("bob"), change) == errSecItemNotFound)
    #expect(SecItemDelete(query("ada")) == errSecSuccess && password("ada") == nil)
    #expect(SecItemDelete(query("ada")) == errSecItemNotFound)
  }

  @Test("a question for all gives all, with what it wants to know")
  func all() throws {
    for account in ["ada", "bob"] {
      SecItemAdd(query(account, [kSecValueData as String: Data(account.utf8)]), nil)
    }
    var found: CFTypeRef?
    let question =
      [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tests",
        kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true,
        kSecReturnData as String: true,
      ] as [String: Any]
    #expect(SecItemCopyMatching(question as CFDictionary, &found) == errSecSuccess)
    let items = try #require(found as? [[String: Any]])
    #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["ada", "bob"])
    #expect(items.map { $0[kSecValueData as String] as? Data } == [Data("ada".utf8), Data("bob".utf8)])
    #expect(SecItemDelete(question as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(question as CFDictionary, &found) == errSecItemNotFound)
  }

  @Test("an update can't make two items the same, and a question has a class")
  func rules() {
    for account in ["ada", "bob"] { SecItemAdd(query(account), nil) }
    #expect(SecItemUpdate(query("ada"), [kSecAttrAccount as String: "bob"] as CFDictionary) == errSecDuplicateItem)
    #expect(SecItemUpdate(query("ada"), [kSecAttrAccount as String: "eve"] as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query("eve"), nil) == errSecSuccess)
    #expect(SecItemDelete([kSecAttrAccount as String: "bob"] as CFDictionary) == errSecParam)
  }

  @Test("random bytes fill what they are given, and no more")
  func random() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
    #expect(bytes.prefix(32).contains { $0 != 0 } && bytes.suffix(32).allSatisfy { $0 == 0 })
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) != nil)
  }
}
