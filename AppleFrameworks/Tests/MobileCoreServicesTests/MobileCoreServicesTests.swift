import MobileCoreServices
import Testing

@Suite("MobileCoreServices")
struct MobileCoreServicesTests {
  @Test("brings the types of Core Services")
  func types() { #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage)) }
}
