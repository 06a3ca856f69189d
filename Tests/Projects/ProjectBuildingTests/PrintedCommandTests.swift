import Testing

@testable import ProjectBuilding

@Suite("Commands as compilers print them") struct PrintedCommandTests {
  @Test func wordsAreQuotedInSeveralWays() {
    #expect(
      PrintedCommand.words(of: #"/a/b -x 'c d'  e\ f "g\"h" i'j'k '' 'l\m'"#) == [
        "/a/b", "-x", "c d", "e f", "g\"h", "ijk", "", #"l\m"#,
      ])
    #expect(PrintedCommand.words(of: #"'it'\''s'"#) == ["it's"])
    #expect(PrintedCommand.words(of: "   ").isEmpty)
  }

  @Test func optionsGoWithTheirValues() {
    #expect(
      PrintedCommand.removing(["-o", "-primary-file"], from: ["-c", "-o", "a.o", "-primary-file", "b", "-g", "-o"])
        == ["-c", "-g"])
  }
}
