import Testing
import ViewHost

@Suite("Files of previews")
struct HostedPreviewFileTests {
  @Test("a preview in a copy that was compiled in the place of a file has its author's file")
  func copies() {
    #expect(HostedPreview.authorsFile("App/Profile.rewritten.swift") == "App/Profile.swift")
    #expect(HostedPreview.authorsFile("App/Profile.stubbed.swift") == "App/Profile.swift")
    #expect(HostedPreview.authorsFile("App/Profile.swift") == "App/Profile.swift")
    #expect(HostedPreview.authorsFile("App/.stubbed.swift.swift") == "App/.stubbed.swift.swift")
  }
}
