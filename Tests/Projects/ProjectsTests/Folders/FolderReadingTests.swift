import Foundation
import Testing

@testable import Projects

@Suite("Folders and files")
struct FolderReadingTests {
  @Test("a folder of Swift files is one module, without what is of other tools, and without tests")
  func folder() throws {
    let folder = try TestFolder()
    try folder.write("App/Main.swift", "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}")
    try folder.write([
      "App/View.swift", "App/Info.plist", "App/Base.lproj/Main.storyboard", "App/Assets.xcassets/Contents.json",
      "App/Model.xcdatamodel/contents",
      "Pods/Alamofire/A.swift", "Carthage/Checkouts/B.swift", ".build/C.swift", "DerivedData/D.swift",
      "AppTests/T.swift",
      "build/E.swift", "notes.txt", "LICENSE", "Package@swift-5.swift",
    ])
    try folder.write(
      "App/Info.plist", "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>")
    let project = try folder.read()
    #expect(project.kind == .folder)
    let target = try #require(project.targets.first)
    #expect(project.targets.count == 1 && target.kind == .app && target.name == "root" && project.mainTarget == "root")
    #expect(folder.names(target.sources) == ["App/Main.swift", "App/View.swift"])
    #expect(
      Set(folder.names(target.resources.map(\.file))) == [
        "App/Base.lproj/Main.storyboard", "App/Assets.xcassets", "App/Model.xcdatamodel", "notes.txt",
      ])
    #expect(target.settings.infoPlist == ["UIMainStoryboardFile": .string("Main")])
    let left = project.diagnostics.filter { $0.text.contains("ignoring this folder") }.compactMap {
      $0.file.map { folder.names([$0])[0] }
    }
    #expect(Set(left) == ["Pods", "Carthage", "DerivedData", "AppTests", "build"])
  }

  @Test("an Info.plist's variables have the module's values")
  func variables() throws {
    let folder = try TestFolder()
    try folder.write(
      "App.swift", "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}")
    try folder.write(
      "Info.plist",
      "<plist><dict><key>Delegate</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"
        + "<key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>")
    let target = try #require(try folder.read().targets.first)
    #expect(target.settings.infoPlist["Delegate"] == .string("\(target.moduleName).SceneDelegate"))
    #expect(target.settings.infoPlist["CFBundleName"] == .string(target.name))
  }

  @Test("a file is a module of its own")
  func file() throws {
    let folder = try TestFolder()
    try folder.write("My View.swift", "import UIKit\nimport SnapKit")
    try folder.write("Other.swift")
    let project = try folder.read("My View.swift")
    #expect(project.kind == .file)
    let target = try #require(project.targets.first)
    #expect(target.moduleName == "My_View" && target.kind == .library && target.sources.count == 1)
    #expect(project.module("SnapKit")?.origin == .unknown)
  }

  @Test("what cannot be opened is an error that names it")
  func errors() throws {
    let folder = try TestFolder()
    #expect(throws: ProjectError.self) { try folder.read() }
    #expect(throws: ProjectError.self) { try folder.read("nowhere") }
    try folder.write("notes.txt")
    #expect(throws: ProjectError.self) { try folder.read("notes.txt") }
    #expect(throws: ProjectError.self) { try ProjectReader.read(URL(filePath: "/dev/null")) }
    try folder.write("App.xcodeproj")
    #expect(throws: ProjectError.self) { try folder.read("App.xcodeproj") }
    do {
      _ = try folder.read("nowhere")
    } catch {
      #expect(error.description.contains("\(folder.path)/nowhere"))
    }
  }

  @Test("a project in a folder below is found, those of tools are not")
  func below() throws {
    let folder = try TestFolder()
    try folder.write(["Pods/Pods.xcodeproj/project.pbxproj", "iOS/App/A.swift"])
    let project = ProjectFixture("App")
    project.settings = ["SDKROOT": "iphoneos"]
    project.target("App", sources: [project.file("A.swift")])
    try project.write(to: folder, in: "iOS/App")
    #expect(try folder.read().target("App")?.sources.count == 1)
  }
}
