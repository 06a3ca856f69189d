import Testing

@testable import ImageCodecs

@Suite("Places of the image helper")
struct ImageHelperPlacesTests {
  @Test("beside the program and the library, in libexec, and where it was built, in this order and once each")
  func order() {
    let places = ImageHelperPlaces(
      chosen: nil, programs: ["/opt/app/bin/app", "/opt/app/lib/libUI.so", "/opt/app/bin/app"],
      built: "/builds/a/.build/debug/viewcode-image-helper-tool")
    #expect(
      places.paths == [
        "/opt/app/bin/viewcode-image-helper-tool", "/opt/app/bin/viewcode-image-helper",
        "/opt/app/bin/../libexec/viewcode/viewcode-image-helper",
        "/opt/app/lib/viewcode-image-helper-tool", "/opt/app/lib/viewcode-image-helper",
        "/opt/app/lib/../libexec/viewcode/viewcode-image-helper",
        "/builds/a/.build/debug/viewcode-image-helper-tool",
      ])
  }

  @Test("what VIEWCODE_IMAGE_HELPER names is the only place")
  func chosen() {
    #expect(ImageHelperPlaces(chosen: "/a/helper", programs: ["/b/app"], built: "/c/helper").paths == ["/a/helper"])
    #expect(ImageHelperPlaces(chosen: "", programs: [], built: "/c/helper").paths == ["/c/helper"])
  }

  @Test("folders and files that cannot be run are no programs")
  func programs() {
    #expect(ImageHelperPlaces(chosen: "/usr", programs: [], built: "").program == nil)
    #expect(ImageHelperPlaces(chosen: "/etc/passwd", programs: [], built: "").program == nil)
    #expect(ImageHelperPlaces(chosen: "/bin/sh", programs: [], built: "").program == "/bin/sh")
  }

  @Test("SwiftPM has built it for this test")
  func built() {
    #expect(ImageHelperPlaces(chosen: BuiltImageHelper.path, programs: [], built: "").program != nil)
    #expect(ImageHelperPlaces.current.program != nil)
  }
}
