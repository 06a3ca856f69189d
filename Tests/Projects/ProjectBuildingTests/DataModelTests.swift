import Foundation
import Projects
import TestFiles
import Testing

@testable import ProjectBuilding

@Suite("Core Data models")
struct DataModelTests {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
      <entity name="Song" representedClassName=".Song" syncable="YES" codeGenerationType="class">
        <attribute name="length" attributeType="Double" defaultValueString="0.0" usesScalarValueType="YES"/>
        <attribute name="plays" optional="YES" attributeType="Integer 64"/>
        <attribute name="title" optional="YES" attributeType="String" elementID="name"/>
        <relationship name="albums" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" \
    destinationEntity="Album" inverseName="songs" inverseEntity="Album"/>
      </entity>
      <entity name="Album" representedClassName="Album" syncable="YES" codeGenerationType="category">
        <relationship name="songs" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Song" \
    inverseName="albums" inverseEntity="Song"/>
      </entity>
      <entity name="Plain" representedClassName="Plain" syncable="YES"/>
    </model>
    """

  private func withModel(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = folder.appending(path: "Music.xcdatamodeld")
    for version in ["Music", "Music 2"] {
      let place = model.appending(path: "\(version).xcdatamodel")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(Self.contents.utf8).write(to: place.appending(path: "contents"))
    }
    let current = ["_XCCurrentVersionName": "Music 2.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
      .write(to: model.appending(path: ".xccurrentversion"))
    try body(model)
  }

  @Test("versions, entities, attributes and relationships are read")
  func reading() throws {
    try withModel { file in
      let model = try DataModelReader.read(file)
      #expect(
        model.versions.map(\.name) == ["Music 2", "Music"] || model.versions.map(\.name) == ["Music", "Music 2"])
      #expect(model.currentVersion == "Music 2")
      let song = try #require(model.current?.entities.first)
      #expect(song.className == "Song")
      #expect(song.attributes.map(\.name) == ["length", "plays", "title"])
      #expect(song.attributes[2].renamingIdentifier == "name")
      #expect(song.relationships.first?.isOrdered == true)
    }
  }

  @Test("classes and categories are generated as Xcode does, and nothing for manual entities")
  func generation() throws {
    try withModel { file in
      let files = DataModelClasses(model: try DataModelReader.read(file)).files
      #expect(
        files.map(\.name) == [
          "Song+CoreDataClass.swift", "Song+CoreDataProperties.swift", "Album+CoreDataProperties.swift",
        ])
      #expect(files[0].text.contains("@objc(Song)\npublic class Song: NSManagedObject {"))
      for line in [
        "@nonobjc public class func fetchRequest() -> NSFetchRequest<Song> {", "@NSManaged public var length: Double\n",
        "@NSManaged public var plays: NSNumber?\n", "@NSManaged public var title: String?\n",
        "@NSManaged public var albums: NSOrderedSet?\n",
        "@NSManaged public func insertIntoAlbums(_ value: Album, at idx: Int)", "extension Song: Identifiable {",
      ] { #expect(files[1].text.contains(line), "\(line)") }
      #expect(files[2].text.contains("@NSManaged public func addToSongs(_ values: NSSet)"))
    }
  }

  @Test("the compiled model names its current version")
  func compiling() throws {
    try withModel { file in
      let folder = file.deletingLastPathComponent()
      try CompiledDataModel(model: try DataModelReader.read(file)).write(into: folder)
      func list(_ name: String) throws -> [String: Any]? {
        let data = try Data(contentsOf: folder.appending(path: "Music.momd/\(name)"))
        return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      }
      #expect(try list("VersionInfo.plist")?["NSManagedObjectModel_CurrentVersionName"] as? String == "Music 2")
      #expect((try list("Music 2.mom")?["entities"] as? [[String: Any]])?.count == 3)
    }
  }
}
