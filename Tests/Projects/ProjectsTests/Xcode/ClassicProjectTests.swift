import Foundation
import Testing

@testable import Projects

/// A project with groups: an app with a watch app, a widget, a framework and tests, localized resources, and two configurations.
@Suite("Xcode projects with groups")
struct ClassicProjectTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(
      [
        "App/AppDelegate.swift", "App/Screens/List View.swift", "App/Screens/🎉.swift", "App/Old.m",
        "App/Assets.xcassets/Contents.json",
        "App/Base.lproj/Main.storyboard", "App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.strings",
        "App/Fonts/A.ttf", "App/App-Bridging-Header.h", "Kit/Kit.swift", "Tests/AppTests.swift", "UITests/U.swift",
        "Watch/W.swift", "Widget/Wi.swift", "TV/T.swift", "Shared.swift",
      ])
    try folder.write(
      "App/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleName</key><string>${PRODUCT_NAME}</string><key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIAppFonts</key><array><string>A.ttf</string></array><key>Price</key><string>$5</string></dict></plist>
      """)
    let project = ProjectFixture("Sample App")
    project.settings = [
      "SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "14.0", "SWIFT_VERSION": "5.0",
      "PRODUCT_NAME": "$(TARGET_NAME)",
    ]
    let shared = project.file("Shared.swift")
    let screens = ["List View.swift", "🎉.swift"].map { project.file($0, isInGroup: false) }
    let delegate = project.file("AppDelegate.swift", isInGroup: false)
    let old = project.file("Old.m", isInGroup: false)
    let assets = project.file("Assets.xcassets", type: "folder.assetcatalog", isInGroup: false)
    let storyboard = project.group(
      nil, [project.file("Base.lproj/Main.storyboard", name: "Base", isInGroup: false)], isa: "PBXVariantGroup",
      name: "Main.storyboard", isTop: false)
    let strings = project.group(
      nil,
      ["en", "de"].map { (language: String) in
        project.file("\(language).lproj/Localizable.strings", name: language, isInGroup: false)
      },
      isa: "PBXVariantGroup", name: "Localizable.strings", isTop: false)
    let fonts = project.file("Fonts", type: "folder", isInGroup: false)
    let plist = project.file("Info.plist", isInGroup: false)
    let inner = project.group("Screens", screens, isTop: false)
    _ = project.group("App", [delegate, old, assets, storyboard, strings, fonts, plist, inner])
    let kitProduct = project.file("Kit.framework", tree: "BUILT_PRODUCTS_DIR")
    let kit = project.target(
      "Kit", "framework", sources: [project.file("Kit/Kit.swift")], settings: ["DEFINES_MODULE": "YES"],
      product: kitProduct)
    let watch = project.target(
      "Watch", "application.watchapp2", sources: [project.file("Watch/W.swift")], settings: ["SDKROOT": "watchos"])
    let widget = project.target("Widget", "app-extension", sources: [project.file("Widget/Wi.swift")])
    let app = project.target(
      "Sample App", sources: screens + [delegate, old, shared], resources: [assets, storyboard, strings, fonts, plist],
      frameworks: [kitProduct], dependencies: [watch, widget],
      settings: [
        "PRODUCT_BUNDLE_IDENTIFIER": "org.example.${PRODUCT_NAME:rfc1034identifier}",
        "INFOPLIST_FILE": "App/Info.plist",
        "SWIFT_OBJC_BRIDGING_HEADER": "App/App-Bridging-Header.h", "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
      ],
      byConfiguration: [
        "Debug": [
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG EXTRA",
          "OTHER_SWIFT_FLAGS": "-D FLAG -DOTHER -warn-long-expression-type-checking=100",
        ],
        "Release": ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "LIVE", "SWIFT_VERSION": "6.0"],
      ], id: "APPID")
    project.target(
      "Sample AppTests", "bundle.unit-test", sources: [project.file("Tests/AppTests.swift"), shared],
      dependencies: [app],
      settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Sample App.app/Sample App"])
    project.target(
      "UITests", "bundle.ui-testing", sources: [project.file("UITests/U.swift")], dependencies: [app],
      settings: ["TEST_TARGET_NAME": "Sample App"])
    project.target("TV", sources: [project.file("TV/T.swift")], settings: ["SDKROOT": "appletvos"])
    _ = kit
    try project.write(to: folder)
  }

  @Test("the app has its sources in order, its resources with their languages, and its foreign files")
  func files() throws {
    let project = try folder.read()
    #expect(project.kind == .xcodeProject && project.name == "Sample App" && project.mainTarget == "Sample App")
    let app = try #require(project.target("Sample App"))
    #expect(app.kind == .app && app.leftOut == nil && app.moduleName == "Sample_App")
    #expect(
      folder.names(app.sources) == [
        "App/Screens/List View.swift", "App/Screens/🎉.swift", "App/AppDelegate.swift", "Shared.swift",
      ])
    #expect(folder.names(app.foreignSources) == ["App/Old.m"])
    #expect(app.bridgingHeader.map { folder.names([$0]) } == ["App/App-Bridging-Header.h"])
    let resources = app.resources.map { "\(folder.names([$0.file])[0]) \($0.placing) \($0.localization ?? "-")" }
    #expect(
      resources == [
        "App/Assets.xcassets processed -", "App/Base.lproj/Main.storyboard processed Base",
        "App/en.lproj/Localizable.strings processed en", "App/de.lproj/Localizable.strings processed de",
        "App/Fonts copied -",
      ])
  }

  @Test("settings are those of the configuration, its Info.plist has its variables replaced")
  func settings() throws {
    let debug = try #require(try folder.read().target("Sample App")).settings
    #expect(debug.conditions == ["DEBUG", "EXTRA", "FLAG", "OTHER"])
    #expect(debug.otherFlags == ["-warn-long-expression-type-checking=100"])
    #expect(debug.swiftVersion == "5" && debug.deploymentTarget == "14.0")
    #expect(debug.bundleIdentifier == "org.example.Sample-App" && debug.productName == "Sample App")
    #expect(debug.accentColorName == "AccentColor" && debug.appIconName == "AppIcon")
    #expect(debug.infoPlist["CFBundleIdentifier"] == .string("org.example.Sample-App"))
    #expect(debug.infoPlist["CFBundleName"] == .string("Sample App"))
    #expect(debug.infoPlist["UIAppFonts"] == .array([.string("A.ttf")]))
    #expect(debug.infoPlist["Price"] == .string("$5"))
    let release = try #require(try folder.read("", ReadingOptions(configuration: "Release")).target("Sample App"))
      .settings
    #expect(release.conditions == ["LIVE"] && release.swiftVersion == "6")
    #expect(throws: ProjectError.self) { try folder.read("", ReadingOptions(configuration: "Beta")) }
  }

  @Test("targets that cannot run here say why; tests know their app")
  func leftOut() throws {
    let project = try folder.read()
    let reasons = Dictionary(uniqueKeysWithValues: project.targets.map { ($0.name, $0.leftOut) })
    #expect(reasons["Watch"] == "it is part of a watch app")
    #expect(reasons["Widget"] == "it is an app extension")
    #expect(reasons["UITests"] == "UI tests control an app from another process")
    #expect(reasons["TV"] == "it is for tvOS")
    #expect(reasons["Kit"] == .some(nil) && reasons["Sample AppTests"] == .some(nil))
    let tests = try #require(project.target("Sample AppTests"))
    #expect(tests.hostApp == "Sample App" && tests.dependencies == ["Sample App"] && tests.kind == .unitTests)
    #expect(project.target("UITests")?.hostApp == "Sample App")
    #expect(project.target("Sample App")?.dependencies == ["Watch", "Widget", "Kit"])
  }

  @Test("schemes that nobody wrote are those of the targets that run, and names that are asked for are checked")
  func choices() throws {
    let project = try folder.read()
    #expect(project.schemes.map(\.name) == ["Sample App", "TV"])
    #expect(try folder.read("", ReadingOptions(target: "Kit")).mainTarget == "Kit")
    do {
      _ = try folder.read("", ReadingOptions(target: "Nope"))
      Issue.record("an unknown target is no error")
    } catch {
      #expect(error.description.contains("“Sample App”"))
    }
    #expect(throws: ProjectError.self) { try folder.read("", ReadingOptions(scheme: "Nope")) }
    try folder.write(
      "Sample App.xcodeproj/xcshareddata/xcschemes/Live.xcscheme",
      """
      <Scheme><LaunchAction buildConfiguration="Release"><BuildableProductRunnable>
      <BuildableReference BlueprintIdentifier="APPID" BlueprintName="Renamed" ReferencedContainer="container:Sample App.xcodeproj"/>
      </BuildableProductRunnable></LaunchAction></Scheme>
      """)
    let live = try folder.read("", ReadingOptions(scheme: "Live"))
    #expect(live.configuration == "Release" && live.mainTarget == "Sample App")
    #expect(live.target("Sample App")?.settings.conditions == ["LIVE"])
  }

  @Test("build settings that are asked for win, those of the surroundings lose")
  func overrides() throws {
    let options = ReadingOptions(
      environment: ["SWIFT_VERSION": "4.2", "TEAM": "x"],
      buildSettings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) MORE $(TEAM)"])
    let app = try #require(try folder.read("", options).target("Sample App"))
    #expect(app.settings.conditions.starts(with: ["DEBUG", "EXTRA", "MORE", "x"]))
    #expect(app.settings.swiftVersion == "5")
  }

  @Test("reading writes nothing")
  func unchanged() throws {
    let before = folder.listing()
    _ = try folder.read()
    #expect(folder.listing() == before)
  }
}
