import Foundation
import FoundationSupplement
import Testing

@Suite("Names of people")
struct PersonNameTests {
  // Foundation also has a class of this name, without its members.
  private typealias NameFormatter = FoundationSupplement.PersonNameComponentsFormatter

  private let clark = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esq.",
    nickname: "Tom")
  private let yamada = PersonNameComponents(
    namePrefix: "Mr.", givenName: "太郎", middleName: "ルーカス", familyName: "山田", nameSuffix: "3世",
    nickname: "タロー")

  @Test("styles write more or fewer parts")
  func styles() {
    let locale = Locale(identifier: "en_US")
    func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
      clark.formatted(.name(style: style).locale(locale))
    }
    #expect(text(.long) == "Dr. Thomas Louis Clark Esq.")
    #expect(text(.medium) == "Thomas Clark")
    #expect(text(.short) == "Tom")
    #expect(text(.abbreviated) == "TC")
    #expect(PersonNameComponents().formatted() == "")
    #expect(PersonNameComponents(givenName: "Anna").formatted(.name(style: .long)) == "Anna")
  }

  @Test("the family's name comes first where it does")
  func order() {
    #expect(clark.formatted(.name(style: .medium).locale(Locale(identifier: "hu_HU"))) == "Clark Thomas")
    #expect(yamada.formatted() == "山田太郎")
    #expect(yamada.formatted(.name(style: .long)) == "Mr. 山田太郎ルーカス 3世")
    #expect(yamada.formatted(.name(style: .abbreviated)) == "山田")
    #expect(yamada.formatted(.name(style: .short)) == "タロー")
  }

  @Test("the formatter writes what the style does")
  func formatter() {
    let formatter = NameFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: clark) == "Thomas Clark")
    formatter.style = .abbreviated
    #expect(formatter.string(from: clark) == "TC")
    #expect(formatter.string(for: clark) == "TC")
    #expect(formatter.string(for: 3) == nil)
    #expect(NameFormatter.localizedString(from: clark, style: .short) == "Tom")
    formatter.isPhonetic = true
    var name = clark
    name.phoneticRepresentation = PersonNameComponents(givenName: "Tomas", familyName: "Klark")
    #expect(formatter.string(from: name) == "TK")
  }

  @Test(
    "texts become parts",
    arguments: [
      ("Anna", PersonNameComponents(givenName: "Anna")),
      (
        "Dr. Anna Maria Berg Jr.",
        PersonNameComponents(
          namePrefix: "Dr.", givenName: "Anna", middleName: "Maria", familyName: "Berg", nameSuffix: "Jr.")
      ),
      ("Berg, Anna Maria", PersonNameComponents(givenName: "Anna", middleName: "Maria", familyName: "Berg")),
      ("Thomas Clark, Esq.", PersonNameComponents(givenName: "Thomas", familyName: "Clark", nameSuffix: "Esq.")),
      ("Ludwig van Beethoven", PersonNameComponents(givenName: "Ludwig", familyName: "van Beethoven")),
      ("山田 太郎", PersonNameComponents(givenName: "太郎", familyName: "山田")),
      ("王小明", PersonNameComponents(givenName: "小明", familyName: "王")),
    ])
  func reading(text: String, components: PersonNameComponents) throws {
    #expect(NameFormatter().personNameComponents(from: text) == components)
    #expect(try PersonNameComponents(text) == components)
    #expect(try PersonNameComponents(text, strategy: .name) == components)
  }

  @Test("a text without words is no name")
  func noName() {
    #expect(NameFormatter().personNameComponents(from: " ") == nil)
    #expect(throws: CocoaError.self) { try PersonNameComponents("") }
  }
}
