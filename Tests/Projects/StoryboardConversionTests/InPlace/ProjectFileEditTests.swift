import StoryboardConversion
import Testing
import XcodeProjects

@Suite struct ProjectFileEditTests {
  private let text = """
    // !$*UTF8*$!
    {
    \tobjects = {
    \t\tAA01 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = AA02 /* Main.storyboard */; };
    \t\tAA03 /* Base */ = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    \t\tAA04 /* de */ = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
    \t\tAA02 /* Main.storyboard */ = {
    \t\t\tisa = PBXVariantGroup;
    \t\t\tchildren = (
    \t\t\t\tAA03 /* Base */,
    \t\t\t\tAA04 /* de */,
    \t\t\t);
    \t\t\tname = Main.storyboard;
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tAA05 = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tAA02 /* Main.storyboard */,
    \t\t\t);
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tAA06 = {isa = PBXProject; mainGroup = AA05; targets = (); INFOPLIST_KEY_X = Main; };
    \t};
    \trootObject = AA06;
    }

    """

  @Test func tablesOfTextsKeepTheirGroup() throws {
    let edit = try ProjectFileEdit(path: "/p/A.xcodeproj/project.pbxproj", text: text)
    let result = try edit.removing(["/p/Base.lproj/Main.storyboard"], mainStoryboards: [])
    #expect(!result.contains("AA03"))
    #expect(result.contains("AA04 /* de */,") && result.contains("AA02 /* Main.storyboard */ = {"))
  }

  @Test func nothingElseIsTouched() throws {
    let edit = try ProjectFileEdit(path: "/p/A.xcodeproj/project.pbxproj", text: text)
    #expect(try edit.removing(["/p/Other.storyboard"], mainStoryboards: ["Main"]) == text)
  }

  @Test func listsOnOneLineAreRefused() throws {
    let inline = text.replacing(
      "children = (\n\t\t\t\tAA02 /* Main.storyboard */,\n\t\t\t);", with: "children = (AA02, );")
    let without = inline.replacing("\t\t\t\tAA04 /* de */,\n", with: "")
    let edit = try ProjectFileEdit(path: "/p/A.xcodeproj/project.pbxproj", text: without)
    #expect(throws: XcodeFileError.self) {
      try edit.removing(["/p/Base.lproj/Main.storyboard"], mainStoryboards: [])
    }
  }
}
