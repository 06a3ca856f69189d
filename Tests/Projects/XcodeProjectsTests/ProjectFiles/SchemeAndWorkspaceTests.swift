import Testing

@testable import XcodeProjects

@Suite("Schemes and workspaces")
struct SchemeAndWorkspaceTests {
  @Test("a scheme says what it launches, with what, and what it tests")
  func scheme() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      "App.xcodeproj/xcshareddata/xcschemes/My App.xcscheme",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme version="1.3">
        <TestAction buildConfiguration = "Debug"><Testables>
          <TestableReference skipped = "NO"><BuildableReference BlueprintIdentifier = "T1" BlueprintName = "AppTests"/></TestableReference>
          <TestableReference skipped = "YES"><BuildableReference BlueprintIdentifier = "T2" BlueprintName = "Slow"/></TestableReference>
        </Testables></TestAction>
        <LaunchAction buildConfiguration = "Staging">
          <BuildableProductRunnable runnableDebuggingMode = "0">
            <BuildableReference BlueprintIdentifier = "A1" BlueprintName = "App &amp; Co" ReferencedContainer = "container:App.xcodeproj"/>
          </BuildableProductRunnable>
          <CommandLineArguments>
            <CommandLineArgument argument = "-UITest &quot;a b&quot;" isEnabled = "YES"/>
            <CommandLineArgument argument = "-off" isEnabled = "NO"/>
          </CommandLineArguments>
          <EnvironmentVariables><EnvironmentVariable key = "MODE" value = "demo" isEnabled = "YES"/></EnvironmentVariables>
        </LaunchAction>
      </Scheme>
      """)
    try folder.write("App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Own.xcscheme", "<Scheme/>")
    let scheme = try SchemeFile.read(path)
    #expect(scheme.name == "My App")
    #expect(
      scheme.launch == SchemeFile.Reference(name: "App & Co", identifier: "A1", container: "container:App.xcodeproj"))
    #expect(scheme.tests.map(\.name) == ["AppTests"])
    #expect(scheme.launchConfiguration == "Staging")
    #expect(scheme.arguments == ["-UITest", "a b"])
    #expect(scheme.environment == ["MODE": "demo"])
    #expect(
      SchemeFile.files(in: "\(folder.path)/App.xcodeproj").map(FilePaths.name(of:)) == [
        "My App.xcscheme", "Own.xcscheme",
      ])
  }

  @Test("a workspace's files lie below its groups, its folder, or at absolute paths")
  func workspace() throws {
    let folder = try TestFolder()
    try folder.write(
      "W.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <FileRef location = "group:App/App.xcodeproj"></FileRef>
        <Group location = "container:Libs" name = "Libs">
          <FileRef location = "group:Core"></FileRef>
          <Group location = "group:Deep"><FileRef location = "group:../X.xcodeproj"/></Group>
        </Group>
        <FileRef location = "absolute:/else/Y.xcodeproj"/>
        <FileRef location = "developer:Z.xcodeproj"/>
        <FileRef location = "nonsense"/>
        <FileRef location = "group:App/App.xcodeproj"/>
      </Workspace>
      """)
    let workspace = try WorkspaceFile.read("\(folder.path)/W.xcworkspace")
    #expect(
      workspace.files == [
        "\(folder.path)/App/App.xcodeproj", "\(folder.path)/Libs/Core", "\(folder.path)/Libs/X.xcodeproj",
        "/else/Y.xcodeproj",
      ])
    #expect(workspace.issues.map(\.line) == [10])
  }

  @Test("other XML is neither")
  func others() throws {
    let folder = try TestFolder()
    let scheme = try folder.write("a.xcscheme", "<Workspace/>")
    try folder.write("w.xcworkspace/contents.xcworkspacedata", "<Scheme/>")
    #expect(throws: XcodeFileError.self) { try SchemeFile.read(scheme) }
    #expect(throws: XcodeFileError.self) { try WorkspaceFile.read("\(folder.path)/w.xcworkspace") }
  }
}
