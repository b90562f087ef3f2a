/** Texels across a depth map that covers 2.44 m. */
export const SHADOW_SIZE = 1152;

/** Shaders that only transform positions given in metres. */
export const PLACE = `attribute vec3 position;uniform mat4 m;
void main(){gl_Position=m*vec4(position,1.);}`;

export const PLACE_WITH_NORMAL = `attribute vec3 position,normal;uniform mat4 m;varying vec3 p,n;
void main(){p=position;n=normal;gl_Position=m*vec4(position,1.);}`;

/** A triangle that covers the picture. */
export const COVER = `attribute vec3 position;varying vec2 u;
void main(){u=position.xy*.5+.5;gl_Position=vec4(position.xy,0.,1.);}`;

export const NOTHING = 'precision highp float;void main(){gl_FragColor=vec4(1.);}';

/** Share of four taps of a depth map (SHADOW_SIZE texels across) that see the light; outside of the map nothing is in its way. */
const VISIBLE = `float seen(highp sampler2D sm,mat4 lm,vec3 x){vec3 q=(lm*vec4(x,1.)).xyz*.5+.5;
if(any(lessThan(q,vec3(0.)))||any(greaterThan(q,vec3(1.))))return 1.;
vec2 o=vec2(rot.x*.9-rot.y*.3,rot.y*.9+rot.x*.3)*1.3/${SHADOW_SIZE}.;vec2 s=vec2(-o.y,o.x);float z=q.z-bias;
return .25*(step(z,texture2D(sm,q.xy+o).r)+step(z,texture2D(sm,q.xy-o).r)
+step(z,texture2D(sm,q.xy+s).r)+step(z,texture2D(sm,q.xy-s).r));}`;

export const SURFACE_PLACE = `in vec3 position,normal;uniform mat4 m;out vec3 p,n;
void main(){p=position;n=normal;gl_Position=m*vec4(position,1.);}`;

/** Where a pixel's surface is and which way it faces, turned towards the camera. */
export const SURFACE = `precision highp float;in vec3 p,n;uniform vec3 cam;
layout(location=0) out vec4 where;layout(location=1) out vec4 facing;
void main(){vec3 N=normalize(n);if(dot(N,cam-p)<0.)N=-N;where=vec4(p,1.);facing=vec4(N,1.);}`;

/**
 * Four light directions at once. Red: weighted light, green: weighted light without shadows,
 * blue: open sky, alpha: sky without shadows.
 */
export const GATHER = `precision highp float;varying vec2 u;uniform sampler2D where,facing;
uniform highp sampler2D sm0,sm1,sm2,sm3;uniform mat4 lm[4];uniform vec3 ld[4];
uniform float lw[4],on[4],bias;uniform vec2 rot;
${VISIBLE}
void main(){vec4 p=texture2D(where,u);if(p.a<.5){gl_FragColor=vec4(0.);return;}
vec3 N=texture2D(facing,u).xyz;vec3 x=p.xyz+N*.0035;vec4 r=vec4(0.);float c,v;
${[0, 1, 2, 3]
  .map((i) => `c=max(0.,dot(N,ld[${i}]))*on[${i}];v=c>0.?seen(sm${i},lm[${i}],x):0.;
r+=vec4(lw[${i}]*c*v,lw[${i}]*c,c*v,c);`)
  .join('\n')}
gl_FragColor=r;}`;

export const GATHER_GROUND = `precision highp float;varying vec3 p,n;uniform highp sampler2D sm;
uniform mat4 lm;uniform vec3 ld;uniform float lw,bias;uniform vec2 rot;
${VISIBLE}
void main(){float c=max(0.,ld.y);float v=seen(sm,lm,p);gl_FragColor=vec4(lw*c*v,lw*c,c*v,c);}`;

/** Adds a picture, scaled, with bright sparks held back so that edges stay smooth. */
export const ACCUMULATE = `precision highp float;varying vec2 u;uniform sampler2D t;uniform float k,limit;
void main(){vec4 c=texture2D(t,u);c.rgb=min(c.rgb,vec3(limit));gl_FragColor=c*k;}`;

export const BLUR = `precision highp float;varying vec2 u;uniform sampler2D t;uniform vec2 d;uniform float first;
float f(vec2 q){vec4 c=texture2D(t,q);
return first>.5?1.-mix(c.r/max(c.g,1e-5),c.b/max(c.a,1e-5),.25):c.r;}
void main(){float s=0.,w=0.;for(int i=-5;i<=5;i++){float k=exp(-float(i*i)/9.);s+=k*f(u+d*float(i));w+=k;}
gl_FragColor=vec4(s/w,0.,0.,1.);}`;

export const PLACE_GROUND = `attribute vec3 position;uniform mat4 m;varying vec3 p;
void main(){p=position;gl_Position=m*vec4(position,1.);}`;

/** The shadow as the camera sees it: a sharp bake where it is dark, a wide one where it is light. */
export const SHOW_GROUND = `precision highp float;varying vec3 p;uniform sampler2D sharp,wide;uniform vec2 span;
void main(){vec2 q=vec2(p.x/span.x+.5,.5-p.z/span.y);float s=texture2D(sharp,q).r,w=texture2D(wide,q).r;
s=mix(w,s,smoothstep(.25,.6,s));
vec2 e=smoothstep(vec2(0.),vec2(.18),q)*smoothstep(vec2(0.),vec2(.18),1.-q);
gl_FragColor=vec4(s*e.x*e.y,0.,0.,1.);}`;

/** Tone curve (Khronos neutral), sRGB, shadow, ground and a half-step dither. */
export const FINISH = `precision highp float;varying vec2 u;uniform sampler2D t,g;
uniform vec3 near,far;uniform float cutout,shade;
vec3 neutral(vec3 c){float x=min(c.r,min(c.g,c.b));float off=x<.08?x-6.25*x*x:.04;c-=off;
float pk=max(c.r,max(c.g,c.b));if(pk<.76)return c;float d=.24;float np=1.-d*d/(pk+d-.76);c*=np/pk;
float k=1.-1./(.15*(pk-np)+1.);return mix(c,vec3(np),k);}
vec3 srgb(vec3 c){return mix(c*12.92,1.055*pow(max(c,0.),vec3(1./2.4))-.055,step(.0031308,c));}
void main(){vec4 o=texture2D(t,u);vec3 c=o.a>1e-4?o.rgb/o.a:vec3(0.);c=srgb(clamp(neutral(c),0.,1.));
float s=clamp(texture2D(g,u).r,0.,1.);s=pow(smoothstep(.015,1.,s),.9)*shade;
vec4 L=vec4(vec3(.055,.06,.075)*s,s);L=vec4(c*o.a,o.a)+L*(1.-o.a);
vec3 b=mix(near,far,smoothstep(.15,1.05,distance(u,vec2(.5))*1.15));
gl_FragColor=cutout>.5?vec4(L.a>1e-4?L.rgb/L.a:vec3(0.),L.a):vec4(L.rgb+b*(1.-L.a),1.);
float n=fract(52.9829189*fract(dot(gl_FragCoord.xy,vec2(.06711056,.00583715))))-.5;
gl_FragColor.rgb+=n/255.;}`;

/** Replaces the room's blurred light by the gathered light and dims reflections in corners. */
export const SHARED_LIGHT = `#ifdef USE_SHARED_LIGHT
{ vec4 ir = texture2D( sharedLight, gl_FragCoord.xy / sharedSize ); float q = max( ir.a, 1e-4 );
  iblIrradiance = vec3( ir.r / q ) * diffuseGain * PI;
  float open = mix( 0.16, 1.0, smoothstep( 0.05, 0.85, clamp( ir.b / q, 0.0, 1.0 ) ) );
  radiance *= open;
  #ifdef USE_CLEARCOAT
  clearcoatRadiance *= open;
  #endif
}
#endif
#include <lights_fragment_end>`;

export const SURFACE_POINT = `#include <begin_vertex>
  point = position / metre;`;

/** What surfaces of a place need to vary their colour, in metres; a pattern finer than a pixel is evened out. */
export const PATTERNS = `varying vec3 point; uniform float outdoors; uniform vec2 haze;
float dice( vec2 p ) { p = fract( p * vec2( 0.1031, 0.1137 ) ); p += dot( p, p.yx + 33.33 ); return fract( ( p.x + p.y ) * p.x ); }
float cloud( vec2 p ) { vec2 i = floor( p ), f = fract( p ); f = f * f * ( 3.0 - 2.0 * f );
  return mix( mix( dice( i ), dice( i + vec2( 1, 0 ) ), f.x ), mix( dice( i + vec2( 0, 1 ) ), dice( i + 1.0 ), f.x ), f.y ); }
float grain( vec2 p ) { float w = max( fwidth( p.x ), fwidth( p.y ) ); return mix( cloud( p ), 0.5, smoothstep( 0.35, 1.1, w ) ); }
`;

/** How the colour of a surface varies from place to place, by its material. */
export const PATTERN = `#include <color_fragment>
#ifdef PAVING
{ vec2 q = point.xz / 0.6; vec2 w = fwidth( q ) + 1e-4;
  vec2 edge = abs( fract( q - 0.5 ) - 0.5 );
  vec2 joint = clamp( ( 0.012 - edge ) / w + 0.5, 0.0, 1.0 ) * min( vec2( 1.0 ), 0.024 / w );
  float slab = mix( dice( floor( q ) ), 0.5, smoothstep( 0.3, 1.0, max( w.x, w.y ) ) );
  diffuseColor.rgb *= ( 0.88 + 0.12 * slab + 0.14 * grain( point.xz * 0.45 ) - 0.06 * grain( point.xz * 9.0 ) )
    * ( 1.0 - 0.42 * max( joint.x, joint.y ) ); }
#endif
#ifdef ASPHALT
diffuseColor.rgb *= 0.72 + 0.26 * grain( point.xz * 0.35 ) + 0.12 * grain( point.xz * 2.7 ) + 0.22 * grain( point.xz * 28.0 );
#endif
#ifdef GRASS
diffuseColor.rgb *= vec3( 0.62, 0.66, 0.6 ) + vec3( 0.3, 0.26, 0.1 ) * grain( point.xz * 0.8 ) + 0.5 * grain( point.xz * 16.0 );
#endif
#ifdef LEAF
{ float a = cloud( point.xz * 2.3 + point.y * 1.7 ); float b = cloud( point.xz * 11.0 + point.yx * 9.0 );
  diffuseColor.rgb *= mix( vec3( 0.62, 0.72, 0.6 ), vec3( 1.5, 1.28, 0.92 ), 0.45 * a + 0.55 * b * b ); }
#endif
#ifdef WOOD
diffuseColor.rgb *= 0.8 + 0.22 * cloud( vec2( ( point.x + point.z ) * 9.0, 3.0 ) ) + 0.18 * grain( vec2( ( point.x + point.z ) * 45.0, point.y * 1.6 ) );
#endif`;

/** Panes mirror the sky and, low above the horizon, what stands opposite; the distance swallows what is far. */
export const DISTANCE = `#include <dithering_fragment>
#ifdef PANE
if ( outdoors > 0.5 ) {
  vec3 eye = normalize( vViewPosition ); vec3 up = reflect( - eye, normalize( normal ) );
  float slant = pow( 1.0 - abs( dot( normalize( normal ), eye ) ), 4.0 );
  float roofs = 0.045 + 0.03 * cloud( vec2( up.x * 14.0, 2.0 ) ) + 0.012 * cloud( vec2( up.x * 70.0, 5.0 ) );
  vec3 above = mix( vec3( 0.86, 0.91, 0.96 ), vec3( 0.42, 0.58, 0.8 ), smoothstep( 0.03, 0.5, up.y ) );
  vec3 sky = mix( vec3( 0.2, 0.23, 0.24 ), above, smoothstep( roofs - 0.03, roofs + 0.03, up.y ) );
  gl_FragColor = vec4( sky, 0.1 + 0.26 * smoothstep( -0.02, 0.22, up.y ) + 0.6 * slant );
}
#endif
{ float near = 1.0 - smoothstep( haze.x, haze.y, length( vViewPosition ) );
  #ifdef OPAQUE
  gl_FragColor *= near;
  #else
  gl_FragColor.a *= near;
  #endif
}`;
