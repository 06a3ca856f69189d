import Foundation
import Testing

/// docs/licences.md lists all loaded libraries, and users' programs load none under the GPL.
@Suite("Licences")
struct LicenceTests {
  @Test(
    "each library that a program of ours or a user's loads is in the table for it",
    .enabled(if: BuiltPrograms.canBeAsked, "ldd is missing"))
  func programs() throws {
    let known = Set(try LicenceTable().programs.map(\.name))
    for program in try BuiltPrograms.usersPrograms() {
      let loaded = try BuiltPrograms.libraries(of: program)
      #expect(loaded.contains("libc"), "\(program)")
      for name in loaded.subtracting(known).sorted() {
        Issue.record(
          """
          \(program) loads \(name), which is not among the "Libraries in programs that use ViewCode" of \
          \(LicenceTable.page). Add it with its licence, if that is not the GPL.
          """)
      }
    }
  }

  @Test(
    "each library that the image helper loads is in one of the tables",
    .enabled(if: BuiltPrograms.canBeAsked, "ldd is missing"),
    .enabled(if: !BuiltPrograms.helpers().isEmpty, "the image helper is not beside the tests"))
  func helper() throws {
    let table = try LicenceTable()
    let known = Set((table.programs + table.helper).map(\.name))
    for program in BuiltPrograms.helpers() {
      let loaded = try BuiltPrograms.libraries(of: program)
      #expect(loaded.isSuperset(of: ["libpoppler-glib", "librsvg-2", "libheif"]))
      for name in loaded.subtracting(known).sorted() {
        Issue.record(
          "\(program) loads \(name), which is in no table of \(LicenceTable.page). Add it with its licence.")
      }
    }
  }

  @Test("no program of a user loads what is under the GPL, and no library stands in both tables")
  func free() throws {
    let table = try LicenceTable()
    #expect(table.programs.count > 50 && table.helper.count > 30)
    for library in table.programs {
      #expect(LicenceTable.isFree(library.licence), "\(library.name) is under \(library.licence)")
    }
    #expect(Set(table.programs.map(\.name)).isDisjoint(with: table.helper.map(\.name)))
  }

  @Test("what counts as the GPL")
  func gpl() {
    for licence in ["GPL-2.0", "GPL-2.0 or GPL-3.0", "MIT and GPL-2.0", "AGPL-3.0", "GPL-3.0 with AutoConf exception"] {
      #expect(!LicenceTable.isFree(licence), "\(licence)")
    }
    for licence in [
      "MIT", "LGPL-2.1", "FTL or GPL-2.0", "BSD-3-Clause and IJG", "GPL-3.0 with GCC Runtime Library Exception",
    ] {
      #expect(LicenceTable.isFree(licence), "\(licence)")
    }
  }

  @Test("each Swift package that is built in is in the table of Swift packages, with a licence that is not the GPL")
  func packages() throws {
    let page = try Repository.text(LicenceTable.page)
    let rows = page.split(separator: "\n").map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    var count = 0
    for manifest in ["Package.swift", "AppleFrameworks/Package.swift"] {
      for line in try Repository.text(manifest).split(separator: "\n") where line.contains(".package(url:") {
        let address = try #require(line.split(separator: "\"").first { $0.hasPrefix("https://") })
        let package = try #require(address.split(separator: "/").last).lowercased()
        let row = try #require(
          rows.first { $0.first?.lowercased() == package }, "\(package) is not in \(LicenceTable.page)")
        #expect(row.count > 1 && LicenceTable.isFree(row[1]), "\(package)")
        count += 1
      }
    }
    #expect(count > 3)
  }

  @Test("each font package that is installed is in the table of fonts")
  func fonts() throws {
    let page = try Repository.text(LicenceTable.page)
    var count = 0
    for line in try Repository.text("Tools/debian-packages.txt").split(separator: "\n") where line.hasPrefix("fonts-") {
      let package = line.prefix { $0 != " " }
      #expect(page.contains("| \(package) |"), "\(package)")
      count += 1
    }
    #expect(count > 5)
  }
}
