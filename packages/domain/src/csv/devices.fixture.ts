/** Exports in the shape in which each device writes them; every value is made up. */
export const deviceFiles = {
  rapsodo_pitching: `"Player ID:","900117"
"Player Name:","小野寺 湊"

No,Date,Pitch ID,Pitch Type,Is Strike,Strike Zone Side,Strike Zone Height,Velocity,Total Spin,True Spin (release),Spin Efficiency (release),Spin Direction,Spin Confidence,VB (trajectory),HB (trajectory),SSW VB,SSW HB,VB (spin),HB (spin),Horizontal Angle,Release Angle,Release Height,Release Side,Gyro Degree (deg),Unique ID,Device Serial Number
"1","Thu Nov 19 2026 3:12:36 PM","10","Fastball","YES","6.1","30.2","75","1,900","1800","94.5","1:15","0.9","14.2","-8.6","-","-","13","8","-1.5","-2.4","5.1","1.2","19","aa-01","S1"
"2","Thu Nov 19 2026 3:13:02 PM","11","-","NO","-","-","60","-","-","-","-","-","-","-","-","-","-","-","-","-","-","-","-","aa-02","S1"
"3","Thu Nov 19 2026 3:13:40 PM","12","Slider","NO","-","-","-","-","-","-","-","-","-","-","-","-","-","-","-","-","-","-","-","aa-03","S1"
`,
  rapsodo_hitting: `"Player ID:",900117
"Player Name:",小野寺 湊

No,Date,HitID,StrikeZoneX,StrikeZoneY,ExitVelocity,LaunchAngle,Distance,ExitDirection,Spin
1,Thu Nov 19 2026 12:05:00 AM,h1,1,2,80,20,250,-12.5,1500
`,
  trackman_v3: `PitchNo,Date,Time,PAofInning,PitchofPA,Pitcher,PitcherId,PitcherThrows,PitcherTeam,Batter,BatterId,Top/Bottom,TaggedPitchType,AutoPitchType,PitchCall,TaggedHitType,PlayResult,Notes,RelSpeed,VertRelAngle,SpinRate,SpinAxis,Tilt,InducedVertBreak,HorzBreak,PlateLocHeight,PlateLocSide,ExitSpeed,Angle,Direction,Distance,Bearing
1,2026-11-19,15:12:36.50,1,1,"小野寺, 湊",1,Right,AOB,"三浦, 陽翔",2,Top,Undefined,Four-Seam,InPlay,FlyBall,Double,,80,-1.5,2100,210,1:00,15,9,2.5,-0.5,70,25,-10,200,-12
2,2026-11-19,15:13:10.00,1,2,"小野寺, 湊",1,Right,AOB,"三浦, 陽翔",2,Top,Curveball,Curveball,BallCalled,Undefined,Undefined,,65,1,2000,30,7:00,-8,-5,1,0.25,,,,,
3,,,1,3,"小野寺, 湊",1,Right,AOB,"三浦, 陽翔",2,Top,Undefined,,InPlay,Undefined,Out,,,,,,,,,,,,,,,
`,
  trackman_old: `PitchNo,Date,Time,PitcherLastName,PitcherFirstName,BatterLastName,BatterFirstName,TaggedPitchType,RelSpeed,SpinRate,SpinAxis,ExitSpeed,ExitAngle,Direction,Distance
1,11/19/2026,3:12:36 PM,小野寺,湊,三浦,陽翔,Changeup,62.5,1500,240,,,,
`,
  hittrax: `HitTrax Session Export,,,
,,,
#,AB,Date,Time Stamp,Pitch,Strike Zone,P. Type,Velo,LA,Dist,Res,Type,Horiz. Angle,Pts,User,Tag
1,1,11/19/2026,15:12:36.250,0.0,5,Fastball,75,20,230, 1B-7,LD,-22,3,三浦 陽翔,
2,1,11/19/2026,15:12:50.000,48.2,5,Fastball,60,-8,24, 6-3,GB,3,0,三浦 陽翔,
3,1,11/19/2026,15:13:05.000,48.9,5,Fastball,0.0,0,0,,,0,0,三浦 陽翔,
4,1,11/19/2026,15:13:30.000,48.9,5,Fastball,85,28,330, HR,FB,10,9,三浦 陽翔,
`,
  blast_motion: `Blast Motion Report
Athlete: 三浦 陽翔
Date range,Nov 2026
Sport,Baseball
Team,A
Swings,2
Units,Imperial
,
Date,Equipment,Handedness,Swing Details,Plane Score,Bat Speed (mph),Attack Angle (deg),Early Connection (deg),Exit Velocity (mph),Launch Angle (deg),Estimated Distance (feet)
"Nov 19, 2026 02:11:43 pm",Bat 83,Right,Live,55,60,8,90,0,0,0
"Nov 19, 2026 02:12:10 pm",Bat 83,Right,Live,55,58,10,90,70,15,150
`,
  blast_old: `Player,Swing #,Bat Speed (mph),Attack Angle (deg),Time to Contact (sec),On Plane (%)
三浦 陽翔,1,60,8,0.16,0.4100
三浦 陽翔,2,60,8,0.16,0.4100
`,
  statcast: `"pitch_type","game_date","release_speed","player_name","batter","pitcher","events","spin_rate_deprecated","pfx_x","pfx_z","plate_x","plate_z","fielder_2","hit_distance_sc","launch_speed","launch_angle","release_spin_rate","pitcher","fielder_2","pitch_name","spin_axis"
"SL","2026-11-19","80","小野寺, 湊",100002,100001,"single",,"0.5","-0.25","-0.75","2.5",,250,"70",20,2200,100001,,"Sweeper",45
`,
  japanese_sheet: `2026年 投球記録,,,,,,
名前,日付,球種,球速（km/h）,回転数,回転効率,備考,,
小野寺　湊,2026.1119,ストレート,１２０．５,1850,77%,,,
小野寺　湊,2026/11/19,スライダー2,105,-,,,,
三浦　陽翔,令和8年11月18日,,98,,,雨,,
`,
} as const;

/** 2026-11-20T00:00 in Tokyo. */
export const nowS = Date.UTC(2026, 10, 19, 15) / 1000;

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
