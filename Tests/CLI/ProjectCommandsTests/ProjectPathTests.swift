import ArgumentParser
import TestFiles
import Testing

@testable import ProjectCommands

@Suite("The path of a project and the name of a screen")
struct ProjectPathTests {
  private func words(_ pair: (String, String?)) -> [String?] { [pair.0, pair.1] }

  @Test("a single argument is a path if it denotes a file or folder, and a name otherwise")
  func single() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path(percentEncoded: false)
    #expect(words(try LayoutCommand.parse([path]).project.resolved) == [path, nil])
    #expect(words(try LayoutCommand.parse(["App.xcodeproj"]).project.resolved) == ["App.xcodeproj", nil])
    #expect(words(try LayoutCommand.parse(["Screens/Card.swift"]).project.resolved) == ["Screens/Card.swift", nil])
    #expect(words(try LayoutCommand.parse(["User card"]).project.resolved) == [".", "User card"])
    #expect(words(try LayoutCommand.parse([]).project.resolved) == [".", nil])
  }

  @Test("of two arguments, the first is the path")
  func both() throws {
    #expect(words(try RenderCommand.parse(["App", "Card"]).project.resolved) == ["App", "Card"])
  }

  @Test("the required value of a command is not mistaken for a path")
  func required() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path(percentEncoded: false)
    #expect(words(ProjectPath.split(path, nil, isRequired: true)) == [".", path])
    #expect(throws: (any Error).self) { try TapCommand.parse([]) }
    #expect(try TapCommand.parse(["3"]).path == "3")
  }
}
