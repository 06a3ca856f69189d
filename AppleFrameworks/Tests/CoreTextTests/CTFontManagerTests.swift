import CoreText
import Foundation
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Core Text's font manager", .ownHosts)
struct CTFontManagerTests {
  @Test("Core Text registers the fonts of a file once, and says why it does not")
  func fontManager() throws {
    let source = "/usr/share/fonts/truetype/dejavu/DejaVuMathTeXGyre.ttf"
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "Registered.ttf")
    try FileManager.default.copyItem(at: URL(filePath: source), to: url)
    try Data("no font".utf8).write(to: folder.appending(path: "Text.ttf"))
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(UIFont(name: "DejaVuMathTeXGyre-Regular", size: 10) != nil)
    #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    #expect(!CTFontManagerUnregisterFontsForURL(url as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.notRegistered.rawValue)
    #expect(!CTFontManagerRegisterFontsForURL(folder.appending(path: "none.ttf") as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    #expect(!CTFontManagerRegisterFontsForURL(folder.appending(path: "Text.ttf") as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
  }
}
