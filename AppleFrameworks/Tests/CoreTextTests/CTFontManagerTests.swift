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

  @Test("A font of bytes says its names and measures, and is found by its name once it is registered")
  func graphicsFont() throws {
    let source = URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuMathTeXGyre.ttf")
    let font = try #require(CGDataProvider(url: source as CFURL).flatMap { CGFont($0) })
    #expect(font.postScriptName as String? == "DejaVuMathTeXGyre-Regular" && font.unitsPerEm > 0)
    #expect(font.ascent > 0 && font.descent < 0 && font.numberOfGlyphs > 1000)
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(UIFont(name: "DejaVuMathTeXGyre-Regular", size: 10) != nil)
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil) && !CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(CGDataProvider(data: NSData(data: Data("no font".utf8))).flatMap { CGFont($0) } == nil)
  }
}
