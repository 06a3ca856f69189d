import Foundation
import Testing

@_spi(Host) @testable import ObjectiveCNames

@Suite("The app's Library folder")
struct AppFoldersTests {
  @Test("it lies in the home folder, however it is asked for")
  func library() throws {
    let home = URL.homeDirectory.appending(path: "Library").path
    let manager = FileManager.default
    #expect(manager.appFolderURLs(for: .libraryDirectory, in: .userDomainMask).map(\.path) == [home])
    let url = try manager.appFolderURL(
      for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(url.path == home)
    #expect(appFolderPaths(.libraryDirectory, .userDomainMask, true) == [home])
  }

  @Test("other folders are Foundation's")
  func others() {
    let manager = FileManager.default
    #expect(
      manager.appFolderURLs(for: .cachesDirectory, in: .userDomainMask)
        == manager.urls(for: .cachesDirectory, in: .userDomainMask))
    #expect(
      appFolderPaths(.documentDirectory, .userDomainMask, true)
        == NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true))
  }
}
