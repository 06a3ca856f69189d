import Foundation
import Projects
import Testing

@testable import ProjectBuilding

@Suite("What files see without importing it")
struct ImplicitImportsTests {
  @Test("a header's imports of modules are read, and those of its own neighbors are not")
  func header() {
    let text = """
      //  #import <MapKit/MapKit.h>
      #import <UIKit/UIKit.h>
        #include <Foundation/Foundation.h>
      @import AVFoundation;
      #import "Neighbor.h"
      FOUNDATION_EXPORT double KitVersionNumber;
      """
    #expect(ImplicitImports.modules(inHeader: text) == ["UIKit", "Foundation", "AVFoundation"])
    #expect(ImplicitImports.modules(inHeader: "") == [])
  }

  @Test("a framework's files see what its header imports, as far as it is here; an app's do not")
  func framework() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ImplicitImports-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let models = folder.appending(path: "Models")
    try FileManager.default.createDirectory(at: models, withIntermediateDirectories: true)
    try Data("#import <UIKit/UIKit.h>\n#import <Kit/Other.h>\n#import <Lost/Lost.h>\n".utf8)
      .write(to: folder.appending(path: "Kit.h"))
    let source = models.appending(path: "Ship.swift")
    try Data("struct Ship: LocalizedError {}\n".utf8).write(to: source)
    var target = Target(name: "Kit", moduleName: "Kit", kind: .framework)
    target.sources = [source]
    let available: Set<String> = ["UIKit", "Kit", "Foundation", ImplicitImports.module]
    func names() -> [String] {
      ImplicitImports.flags(for: target, available: available).filter { $0 != "-Xfrontend" && $0 != "-import-module" }
    }
    #expect(names() == ["UIKit", ImplicitImports.module])
    // Files that import the framework also see it through their import.
    var app = Target(name: "App", moduleName: "App", kind: .app)
    app.sources = [folder.appending(path: "App.swift")]
    func namesOfApp() -> [String] {
      ImplicitImports.flags(for: app, importing: [target, app], available: available)
        .filter { $0 != "-Xfrontend" && $0 != "-import-module" }
    }
    try Data("struct Harbor {}\n".utf8).write(to: app.sources[0])
    #expect(namesOfApp() == [])
    try Data("import Kit\nfinal class Harbor: UIViewController {}\n".utf8).write(to: app.sources[0])
    #expect(namesOfApp() == ["UIKit", ImplicitImports.module])
    target.kind = .app
    #expect(names() == [])
    target.bridgingHeader = folder.appending(path: "Kit.h")
    #expect(names() == ["UIKit", ImplicitImports.module])
  }
}
