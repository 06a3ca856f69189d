import Foundation
import PreviewProtocol
import TestFiles
import Testing

@Suite("SDKs that reference snapshots are recorded for")
struct ReferenceSDKsTests {
  @Test("are read from the names of references, which are of iOS 18 where they name none")
  func names() throws {
    let folder = try TemporaryFolder()
    #expect(ReferenceSDKs.recorded(in: folder.url) == [])
    try folder.write("", to: "Shop/Cart.iPhone-15.dark.json")
    #expect(ReferenceSDKs.recorded(in: folder.url) == [18])
    try folder.write("", to: "Shop/Cart.iPhone-15.iOS-27.json")
    try folder.write("", to: "Shop/Cart.iPhone-15.dark.iOS-26.json")
    #expect(ReferenceSDKs.recorded(in: folder.url) == [18, 26, 27])
  }

  @Test("are not read from a screen's own name, and not from other files")
  func screens() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Shop/iOS-26.iPhone-15.json")
    try folder.write("", to: "Shop/Cart.iPhone-15.iOS-27.txt")
    #expect(ReferenceSDKs.recorded(in: folder.url) == [18])
    #expect(ReferenceSDKs.recorded(in: folder.url.appending(path: "nowhere")) == [])
  }
}
